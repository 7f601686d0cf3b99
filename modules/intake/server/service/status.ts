import type { Knex } from 'knex';
import { notFound } from '#core/contract/errors';
import type { IntakeStatus } from '../../schemas/intake';
import { Intake } from '../models/intake';
import { hashOf } from '../secrets';

const stateOf = ({ state, opened_at }: Intake): IntakeStatus['state'] => {
  if (state === 'planned') return 'planned';
  if (state === 'contacted') return 'answered';
  return opened_at === null ? 'received' : 'reading';
};

/** How far the questionnaire behind a mailed link is; nothing about whose it is. Throws 404. */
export const statusOf = async (db: Knex, token: string): Promise<IntakeStatus> => {
  const row = await Intake.query(db).findOne({ status_hash: hashOf(token) });
  if (!row) throw notFound('questionnaire');
  return {
    reference: row.reference,
    state: stateOf(row),
    submittedAt: row.submitted_at,
    contactDueAt: row.contact_due_at,
    planDueAt: row.plan_due_at,
    contactedAt: row.contacted_at,
    plannedAt: row.planned_at,
  };
};
