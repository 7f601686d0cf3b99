import type { Knex } from 'knex';
import { toPath } from '#core/contract/endpoint';
import { invalid } from '#core/contract/errors';
import type { IntakeCounts, IntakeQuery } from '../../schemas/admin';
import { listIntakes } from '../../schemas/endpoints';
import { Intake } from '../models/intake';

const usualLimit = 50;
const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
const instant = /^\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])T(?:[01]\d|2[0-3]):[0-5]\d:[0-5]\d\.\d{6}Z$/;

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
  'due_at',
  'sort_name',
  'assigned_to',
  'sample',
  'version',
] as const;

const orders = {
  due: { column: 'due_at', key: 'dueAt', direction: 'asc', sign: '>' },
  newest: { column: 'submitted_at', key: 'submittedAt', direction: 'desc', sign: '<' },
  oldest: { column: 'submitted_at', key: 'submittedAt', direction: 'asc', sign: '>' },
  name: { column: 'sort_name', key: 'sortName', direction: 'asc', sign: '>' },
} as const;
type Sort = keyof typeof orders;

/** True in SQL where the next promise to this person is late. */
export const late = 'due_at < now()';

/** Reads `after`; throws 422 for what this list never gave out. */
const placeOf = (after: string, sort: Sort): readonly [key: string, id: string] => {
  const [id, key] = [after.slice(0, 36), after.slice(37)];
  const known = sort === 'name' ? true : instant.test(key) && !Number.isNaN(Date.parse(key));
  if (!uuid.test(id) || after[36] !== '~' || !known) throw invalid('after', 'This is not a place in the list.');
  return [key, id];
};

/** `%`, `_` and backslash mean themselves. */
const holding = (q: string): string => `%${q.toLowerCase().replace(/[\\%_]/g, (sign) => `\\${sign}`)}%`;

/** One keyset page; `next` is the address of the following page, null at the end. `callerId` is whom `assigned=me` means. */
export const intakesPage = async (
  db: Knex,
  callerId: string,
  query: IntakeQuery,
): Promise<{ readonly rows: readonly Intake[]; readonly next: string | null }> => {
  const { q, state, path, overdue, assigned, sort = 'due', limit = usualLimit, after } = query;
  const { column, key, direction, sign } = orders[sort];
  const wanted = q?.normalize('NFC').replace(/\s+/gu, ' ').trim();
  const found = await Intake.query(db)
    .select(...columns)
    .modify((page) => {
      if (state) page.where({ state });
      if (path) page.where({ journey_type: path });
      if (overdue !== undefined) page.whereRaw(overdue ? late : `not (${late})`);
      if (assigned) page.where({ assigned_to: assigned === 'me' ? callerId : null });
      if (wanted) page.where('haystack', 'like', holding(wanted));
      if (after !== undefined) page.whereRaw(`(${column}, id) ${sign} (?, ?)`, [...placeOf(after, sort)]);
    })
    .orderBy([
      { column, order: direction },
      { column: 'id', order: direction },
    ])
    .limit(limit + 1);
  const rows = found.slice(0, limit);
  const last = rows.at(-1);
  if (found.length <= limit || !last) return { rows, next: null };
  const more = { ...query, limit, after: `${last.id}~${last[key]}` };
  return { rows, next: toPath(listIntakes, { query: more }) };
};

/** Figures over all intakes. */
export const intakeCounts = async (db: Knex): Promise<IntakeCounts> => {
  const one = (name: string, condition: string) => `count(*) filter (where ${condition})::int as "${name}"`;
  const figures = [
    'count(*)::int as total',
    one('received', "state = 'received'"),
    one('contacted', "state = 'contacted'"),
    one('planned', "state = 'planned'"),
    one('overdue', late),
    one('waiting', "state <> 'planned'"),
    `min(due_at) filter (where state <> 'planned') as "nextDueAt"`,
  ];
  return db(Intake.tableName).first<IntakeCounts>(db.raw(figures.join(', ')));
};
