import type { Knex } from 'knex';
import type { Core } from '#core/contract/server';
import { scoreEnneagram } from '#modules/chart-engine/public';
import type { Enneagram, EnneagramInput, EnneagramView } from '../../schemas/enneagram';
import { EnneagramRow } from '../models/enneagram';

/** Where the vault finds the answers of one version. */
export const answersContext = (userId: string, version: number): string => `enneagrams:answers:${userId}:${version}`;

/** The own answers and what they come to; null when the questionnaire was not answered. */
export const findEnneagram = async (core: Core, db: Knex, userId: string): Promise<EnneagramView | null> => {
  const row = await EnneagramRow.query(db).findById(userId);
  if (!row) return null;
  const context = answersContext(userId, row.version);
  const stored = JSON.parse(await core.vault.decryptText(db, userId, context, row.answersSealed)) as EnneagramInput;
  const choice = stored.choice ?? null;
  const { scores, leading, ...rest } = scoreEnneagram(stored.answers, choice);
  return {
    answers: stored.answers,
    choice,
    scores: { ...scores },
    leading: [...leading],
    ...rest,
    version: row.version,
    answeredAt: row.answeredAt,
  };
};

/** Type and wing alone; null without answers, and while several types lead and none was chosen. */
export const findEnneagramType = async (core: Core, db: Knex, userId: string): Promise<Enneagram | null> => {
  const found = await findEnneagram(core, db, userId);
  return found?.type ? { type: found.type, wing: found.wing } : null;
};
