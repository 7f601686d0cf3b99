import type { Knex } from 'knex';
import { toPath } from '#core/contract/endpoint';
import { invalid } from '#core/contract/errors';
import { listRequests } from '../../schemas/endpoints';
import type { ConsultationCounts, ConsultationQuery } from '../../schemas/inbox';
import { answerHours } from '../../schemas/values';
import { ConsultationRequest } from '../models/consultation-request';

const usualLimit = 50;
const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
const instant = /^\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])T(?:[01]\d|2[0-3]):[0-5]\d:[0-5]\d\.\d{6}Z$/;

const orders = {
  newest: { column: 'created_at', key: 'createdAt', direction: 'desc', sign: '<' },
  oldest: { column: 'created_at', key: 'createdAt', direction: 'asc', sign: '>' },
  name: { column: 'sort_name', key: 'sortName', direction: 'asc', sign: '>' },
} as const;
type Sort = keyof typeof orders;

/** A request with what the list adds to it. */
class ListedRequest extends ConsultationRequest {
  /** When the next confirmed appointment begins; null: there is none. */
  appointmentAt!: string | null;
}

/** What a card is made of; nothing sealed is even read. */
export type CardRow = Pick<
  ListedRequest,
  | 'id'
  | 'reference'
  | 'kind'
  | 'name'
  | 'email'
  | 'interest'
  | 'status'
  | 'profileState'
  | 'sample'
  | 'createdAt'
  | 'version'
  | 'sortName'
  | 'appointmentAt'
>;

const columns = [
  'r.id',
  'r.reference',
  'r.kind',
  'r.name',
  'r.email',
  'r.interest',
  'r.status',
  'r.profile_state',
  'r.sample',
  'r.created_at',
  'r.version',
  'r.sort_name',
] as const;

/** Reads `after`; throws 422 for what this list never gave out. */
const placeOf = (after: string, sort: Sort): readonly [key: string, id: string] => {
  const id = after.slice(0, 36);
  const key = after.slice(37);
  const known = sort === 'name' ? true : instant.test(key) && !Number.isNaN(Date.parse(key));
  if (!uuid.test(id) || after[36] !== '~' || !known) throw invalid('after', 'This is not a place in the list.');
  return [key, id];
};

/** `%`, `_` and backslash mean themselves. */
const holding = (q: string): string => `%${q.toLowerCase().replace(/[\\%_]/g, (sign) => `\\${sign}`)}%`;

/** One keyset page of the inbox; `next` is the address of the following page, null at the end. */
export const listInboxPage = async (
  db: Knex,
  query: ConsultationQuery,
): Promise<{ readonly rows: readonly CardRow[]; readonly next: string | null }> => {
  const { q, status, kind, profile, sort = 'newest', limit = usualLimit, after } = query;
  const { column, key, direction, sign } = orders[sort];
  const page = db('consultation_requests as r')
    .select(...columns)
    .orderBy([
      { column: `r.${column}`, order: direction },
      { column: 'r.id', order: direction },
    ])
    .limit(limit + 1);
  if (status) page.where('r.status', status);
  if (kind) page.where('r.kind', kind);
  if (profile) page.where('r.profile_state', profile);
  const wanted = q?.normalize('NFC').replace(/\s+/gu, ' ').trim();
  if (wanted) page.where('r.haystack', 'like', holding(wanted));
  if (after !== undefined) page.whereRaw(`(r.${column}, r.id) ${sign} (?, ?)`, [...placeOf(after, sort)]);
  const found: object[] = await db
    .with('page', page)
    .from('page as r')
    .select(
      'r.*',
      db('consultation_appointments as a')
        .min('a.starts_at')
        .whereRaw('a.request_id = r.id and a.ends_at > now()')
        .where('a.status', 'confirmed')
        .as('appointment_at'),
    )
    .orderBy([
      { column: `r.${column}`, order: direction },
      { column: 'r.id', order: direction },
    ]);
  const rows = found.slice(0, limit).map((row) => ListedRequest.fromDatabaseJson(row));
  const last = rows.at(-1);
  if (found.length <= limit || !last) return { rows, next: null };
  const more = { ...query, limit, after: `${last.id}~${last[key]}` };
  return { rows, next: toPath(listRequests, { query: more }) };
};

/** Figures over all requests. */
export const countInbox = async (db: Knex): Promise<ConsultationCounts> => {
  const one = (name: string, condition: string) => `count(*) filter (where ${condition})::int as ${name}`;
  const { rows } = await db.raw<{ rows: ConsultationCounts[] }>(
    `select count(*)::int as total, ${[
      one('pending', "status = 'pending'"),
      one('reviewed', "status = 'reviewed'"),
      one('contacted', "status = 'contacted'"),
      one('late', `status = 'pending' and created_at < now() - interval '${answerHours} hours'`),
      one('consultation', "kind = 'consultation'"),
      one('contact', "kind = 'contact'"),
      one('assistant', "kind = 'assistant'"),
    ].join(', ')} from consultation_requests`,
  );
  return rows[0] as ConsultationCounts;
};
