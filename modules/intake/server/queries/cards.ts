import type { Core } from '#core/contract/server';
import type { IntakeCard, StaffName } from '../../schemas/admin';
import type { Intake } from '../models/intake';

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
  firstName: row.firstName,
  lastName: row.lastName,
  email: row.email,
  journeyType: row.journeyType,
  state: row.state,
  submittedAt: row.submittedAt,
  contactDueAt: row.contactDueAt,
  planDueAt: row.planDueAt,
  contactedAt: row.contactedAt,
  plannedAt: row.plannedAt,
  dueAt: row.state === 'planned' ? null : row.dueAt,
  overdue: row.state !== 'planned' && Date.parse(row.dueAt) < Date.now(),
  assignedTo,
  claimed: row.userId !== null,
  sample: row.sample,
  version: row.version,
});

/** Intakes as lines of the list. */
export const presentCards = async (core: Core, rows: readonly Intake[]): Promise<IntakeCard[]> => {
  const nameOf = await staffNames(
    core,
    rows.map((row) => row.assignedTo),
  );
  return rows.map((row) => cardOf(row, nameOf(row.assignedTo)));
};

/** One intake as a line of the list. */
export const presentCard = async (core: Core, row: Intake): Promise<IntakeCard> =>
  cardOf(row, (await staffNames(core, [row.assignedTo]))(row.assignedTo));
