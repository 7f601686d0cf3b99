import type { Core } from '#core/contract/server';
import type { IntakeCard, StaffName } from '../../../schemas/admin';
import type { Intake } from '../../models/intake';

/** How a member of staff is named where the account is gone. */
export const formerStaff = 'Former member of staff';

/** Names of members of staff by their ids. */
export const staffNames = async (
  core: Core,
  ids: readonly (string | null)[],
): Promise<(id: string | null) => StaffName | null> => {
  const names = await core.people.names(ids.flatMap((id) => id ?? []));
  return (id) => {
    if (id === null) return null;
    const person = names.get(id);
    return { id, name: (person && `${person.firstName} ${person.lastName}`.trim()) || formerStaff };
  };
};

const cardOf = (row: Intake, assignedTo: StaffName | null): IntakeCard => ({
  id: row.id,
  reference: row.reference,
  firstName: row.first_name,
  lastName: row.last_name,
  email: row.email,
  journeyType: row.journey_type,
  state: row.state,
  submittedAt: row.submitted_at,
  contactDueAt: row.contact_due_at,
  planDueAt: row.plan_due_at,
  contactedAt: row.contacted_at,
  plannedAt: row.planned_at,
  dueAt: row.state === 'planned' ? null : row.due_at,
  overdue: row.state !== 'planned' && Date.parse(row.due_at) < Date.now(),
  assignedTo,
  claimed: row.user_id !== null,
  sample: row.sample,
  version: row.version,
});

/** Intakes as lines of the list. */
export const presentCards = async (core: Core, rows: readonly Intake[]): Promise<IntakeCard[]> => {
  const nameOf = await staffNames(
    core,
    rows.map((row) => row.assigned_to),
  );
  return rows.map((row) => cardOf(row, nameOf(row.assigned_to)));
};

/** One intake as a line of the list. */
export const presentCard = async (core: Core, row: Intake): Promise<IntakeCard> =>
  cardOf(row, (await staffNames(core, [row.assigned_to]))(row.assigned_to));
