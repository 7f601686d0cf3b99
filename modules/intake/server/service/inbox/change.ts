import type { Knex } from 'knex';
import { conflict, invalid, preconditionFailed } from '#core/contract/errors';
import type { Core } from '#core/contract/server';
import type { IntakeChange } from '../../../schemas/admin';
import { type IntakeState, intakeStates } from '../../../schemas/values';
import { Intake } from '../../models/intake';
import { remember } from './history';
import { presentCard } from './present';
import { mayHave } from './staff';

/** One step on, or one back where somebody pressed too early. */
const mayMove = (from: IntakeState, to: IntakeState): boolean =>
  Math.abs(intakeStates.indexOf(from) - intakeStates.indexOf(to)) === 1;

/** When it came where it is now is kept, and forgotten again when it is moved back. */
const datesOf = (trx: Knex, row: Intake, to: IntakeState): Partial<Intake> => {
  const now = trx.fn.now() as unknown as string;
  if (to === 'received') return { contacted_at: null };
  return to === 'contacted'
    ? { planned_at: null, contacted_at: row.contacted_at ?? now }
    : { contacted_at: row.contacted_at ?? now, planned_at: now };
};

const write = (trx: Knex, row: Intake, part: Partial<Intake>): Promise<Intake> =>
  Intake.query(trx)
    .patchAndFetchById(row.id, { ...part, version: row.version + 1, updated_at: trx.fn.now() as unknown as string })
    .execute();

const move = async (core: Core, trx: Knex.Transaction, actor: string, row: Intake, to: IntakeState) => {
  const from = row.state;
  if (from === to) return row;
  if (!mayMove(from, to))
    throw conflict('not-in-order', 'A questionnaire goes from received to contacted to planned, one step at a time.');
  const changed = await write(trx, row, { state: to, ...datesOf(trx, row, to) });
  await remember(core, trx, row.id, { kind: 'moved', actor, from_state: from, to_state: to });
  await core.audit.record(trx, {
    actor,
    action: 'intake.moved',
    subject: row.user_id,
    object: `intake:${row.id}`,
    detail: { from, to },
  });
  return changed;
};

const assign = async (core: Core, trx: Knex.Transaction, actor: string, row: Intake, to: string | null) => {
  if (row.assigned_to === to) return row;
  if (to !== null && !(await mayHave(core, trx, to)))
    throw invalid('assignedTo', 'Nobody of the team has this account. Choose a name from the list.');
  const changed = await write(trx, row, { assigned_to: to });
  await remember(core, trx, row.id, { kind: 'assigned', actor, assignee: to });
  await core.audit.record(trx, {
    actor,
    action: 'intake.assigned',
    subject: row.user_id,
    object: `intake:${row.id}`,
    detail: { to },
  });
  return changed;
};

/** Moves an intake, or gives it to somebody. Throws 409, 412 and 422; what it is already is no change. */
export const changeIntake = async (
  core: Core,
  trx: Knex.Transaction,
  actor: string,
  id: string,
  { status, assignedTo }: IntakeChange,
  ifMatch: string | null,
): Promise<Intake> => {
  const row = await Intake.query(trx).findById(id).forUpdate().throwIfNotFound();
  if (ifMatch !== String(row.version)) throw preconditionFailed(await presentCard(core, row));
  const given = assignedTo === undefined ? row : await assign(core, trx, actor, row, assignedTo);
  return status === undefined ? given : move(core, trx, actor, given, status);
};
