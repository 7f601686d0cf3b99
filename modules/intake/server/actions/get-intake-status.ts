import type { Knex } from 'knex';
import { notFound } from '#core/contract/errors';
import type { IntakeStatus } from '../../schemas/intake';
import { Intake } from '../models/intake';
import { hashOf } from '../tokens';

const stateOf = ({ state, openedAt }: Intake): IntakeStatus['state'] => {
  if (state === 'planned') return 'planned';
  if (state === 'contacted') return 'answered';
  return openedAt === null ? 'received' : 'reading';
};

/** How far the questionnaire behind a mailed link is; nothing about whose it is. Throws 404. */
export const getIntakeStatus = async (db: Knex, token: string): Promise<IntakeStatus> => {
  const row = await Intake.query(db).findOne({ status_hash: hashOf(token) });
  if (!row) throw notFound('questionnaire');
  return {
    reference: row.reference,
    state: stateOf(row),
    submittedAt: row.submittedAt,
    contactDueAt: row.contactDueAt,
    planDueAt: row.planDueAt,
    contactedAt: row.contactedAt,
    plannedAt: row.plannedAt,
  };
};
