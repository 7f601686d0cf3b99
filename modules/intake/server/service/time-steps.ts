import type { Knex } from 'knex';
import type { IntakeDraft } from '../models/intake-draft';
import { IntakeStepTime } from '../models/intake-step-time';

/** Whoever is longer on one screen did something else meanwhile, and is not counted; our convention. */
const longestMinutes = 60;

/** Notes how long a draft stood on its step, when somebody goes on from there. Whose it was is not kept. */
export const noteStepTime = async (trx: Knex.Transaction, { step, stepSince }: IntakeDraft): Promise<void> => {
  if (stepSince === null) return;
  const seconds = Math.round((Date.now() - Date.parse(stepSince)) / 1000);
  if (seconds < 1 || seconds > longestMinutes * 60) return;
  await IntakeStepTime.query(trx).insert({ step, seconds });
};
