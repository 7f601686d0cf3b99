import type { Knex } from 'knex';
import { conflict, preconditionFailed } from '#core/contract/errors';
import type { Core } from '#core/contract/server';
import { type IntakeState, intakeStates } from '../../schemas/admin';
import { Intake } from '../models/intake';
import { IntakeChange } from '../models/intake-change';
import { cardOf } from './admin-list';

/** One step on, or one back where somebody pressed too early. */
const mayMove = (from: IntakeState, to: IntakeState): boolean =>
  Math.abs(intakeStates.indexOf(from) - intakeStates.indexOf(to)) === 1;

/** Moves an intake; when it came there is kept, and forgotten again when it is moved back. */
export const moveIntake = async (
  core: Core,
  trx: Knex.Transaction,
  actor: string,
  id: string,
  to: IntakeState,
  ifMatch: string | null,
): Promise<Intake> => {
  const row = await Intake.query(trx).findById(id).forUpdate().throwIfNotFound();
  if (ifMatch !== String(row.version)) throw preconditionFailed(cardOf(row));
  const from = row.state;
  if (from === to) return row;
  if (!mayMove(from, to))
    throw conflict('not-in-order', 'A questionnaire goes from received to contacted to planned, one step at a time.');
  const now = trx.fn.now() as unknown as string;
  const changed = await Intake.query(trx).patchAndFetchById(id, {
    state: to,
    ...(to === 'received' ? { contacted_at: null } : {}),
    ...(to === 'contacted' ? { planned_at: null, contacted_at: row.contacted_at ?? now } : {}),
    ...(to === 'planned' ? { planned_at: now } : {}),
    version: row.version + 1,
    updated_at: now,
  });
  await IntakeChange.query(trx).insert({ intake_id: id, actor, from_state: from, to_state: to });
  await core.audit.record(trx, {
    actor,
    action: 'intake.moved',
    subject: row.user_id,
    object: `intake:${id}`,
    detail: { from, to },
  });
  return changed;
};
