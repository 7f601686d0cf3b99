import type { Knex } from 'knex';
import type { IntakeCard, IntakeQuery } from '../../schemas/admin';
import { Intake } from '../models/intake';

const usualLimit = 50;
/** What the list may show: no sealed column is even read. */
const columns = [
  'id',
  'reference',
  'user_id',
  'first_name',
  'last_name',
  'email',
  'journey_type',
  'state',
  'submitted_at',
  'contact_due_at',
  'plan_due_at',
  'contacted_at',
  'planned_at',
  'sample',
  'version',
] as const;

/** True in SQL where the next promise to this person is late. */
export const late = `(state = 'received' and contact_due_at < now()) or (state <> 'planned' and plan_due_at < now())`;

const isLate = (row: Intake): boolean => {
  const passed = (at: string): boolean => Date.parse(at) < Date.now();
  return (
    (row.state === 'received' && passed(row.contact_due_at)) || (row.state !== 'planned' && passed(row.plan_due_at))
  );
};

/** An intake as one line of the list. */
export const cardOf = (row: Intake): IntakeCard => ({
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
  overdue: isLate(row),
  claimed: row.user_id !== null,
  sample: row.sample,
  version: row.version,
});

/** One page, newest first; `next` is the address of the following page, null at the end. */
export const intakesPage = async (
  db: Knex,
  { state, path, overdue, limit = usualLimit, before, beforeId }: IntakeQuery,
): Promise<{ readonly rows: readonly Intake[]; readonly next: string | null }> => {
  const rows = await Intake.query(db)
    .select(...columns)
    .modify((query) => {
      if (state) query.where({ state });
      if (path) query.where({ journey_type: path });
      if (overdue !== undefined) query.whereRaw(overdue ? `(${late})` : `not (${late})`);
      if (before && beforeId) query.whereRaw('(submitted_at, id) < (?::timestamptz, ?::uuid)', [before, beforeId]);
      else if (before) query.where('submitted_at', '<', before);
    })
    .orderBy([
      { column: 'submitted_at', order: 'desc' },
      { column: 'id', order: 'desc' },
    ])
    .limit(limit + 1);
  const page = rows.slice(0, limit);
  const last = page.at(-1);
  if (rows.length <= limit || !last) return { rows: page, next: null };
  const query = new URLSearchParams({
    ...(state ? { state } : {}),
    ...(path ? { path } : {}),
    ...(overdue === undefined ? {} : { overdue: String(overdue) }),
    limit: String(limit),
    before: last.submitted_at,
    beforeId: last.id,
  });
  return { rows: page, next: `/api/admin/intakes?${query}` };
};
