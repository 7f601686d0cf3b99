import type { Knex } from 'knex';
import { fn, type PartialModelObject } from 'objection';
import { conflict, invalid, preconditionFailed } from '#core/contract/errors';
import type { Core } from '#core/contract/server';
import type { IntakeChange } from '../../schemas/admin';
import { type IntakeState, intakeStates } from '../../schemas/values';
import { Intake } from '../models/intake';
import { presentCard } from '../queries/cards';
import { remember } from '../queries/history';
import { mayHave } from '../queries/staff';

/** One step on, or one back where somebody pressed too early. */
const mayMove = (from: IntakeState, to: IntakeState): boolean =>
  Math.abs(intakeStates.indexOf(from) - intakeStates.indexOf(to)) === 1;

/** When it came where it is now is kept, and forgotten again when it is moved back. */
const datesOf = (row: Intake, to: IntakeState): PartialModelObject<Intake> => {
  const now = fn.now();
  if (to === 'received') return { contactedAt: null };
  return to === 'contacted'
    ? { plannedAt: null, contactedAt: row.contactedAt ?? now }
    : { contactedAt: row.contactedAt ?? now, plannedAt: now };
};

const write = (trx: Knex, row: Intake, part: PartialModelObject<Intake>): Promise<Intake> =>
  Intake.query(trx)
    .patchAndFetchById(row.id, { ...part, version: row.version + 1, updatedAt: fn.now() })
    .execute();

const move = async (core: Core, trx: Knex.Transaction, actor: string, row: Intake, to: IntakeState) => {
  const from = row.state;
  if (from === to) return row;
  if (!mayMove(from, to))
    throw conflict('not-in-order', 'A questionnaire goes from received to contacted to planned, one step at a time.');
  const changed = await write(trx, row, { state: to, ...datesOf(row, to) });
  await remember(core, trx, row.id, { kind: 'moved', actor, fromState: from, toState: to });
  await core.audit.record(trx, {
    actor,
    action: 'intake.moved',
    subject: row.userId,
    object: `intake:${row.id}`,
    detail: { from, to },
  });
  return changed;
};

const assign = async (core: Core, trx: Knex.Transaction, actor: string, row: Intake, to: string | null) => {
  if (row.assignedTo === to) return row;
  if (to !== null && !(await mayHave(core, trx, to)))
    throw invalid('assignedTo', 'Nobody of the team has this account. Choose a name from the list.');
  const changed = await write(trx, row, { assignedTo: to });
  await remember(core, trx, row.id, { kind: 'assigned', actor, assignee: to });
  await core.audit.record(trx, {
    actor,
    action: 'intake.assigned',
    subject: row.userId,
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
