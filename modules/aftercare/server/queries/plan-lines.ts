import type { Knex } from 'knex';
import { type ListOrder, type ListPage, readListPage, toSearchPattern } from '#core/contract/list';
import { formatShortName, fullName, getInitials, toPersonName } from '#core/contract/person-names';
import type { User } from '#core/contract/route';
import type { Core, PersonAccount } from '#core/contract/server';
import { consents } from '#modules/sharing/public';
import type { PlanLine, PlanLineFilters, PlanLineQuery } from '../../schemas/aftercare';
import { AftercarePlan } from '../models/aftercare-plan';

interface Numbers {
  readonly plan_id: string;
  readonly done: number;
  readonly total: number;
  readonly overdue: number;
  readonly next_due: string | null;
}

const numbersOf = async (db: Knex, ids: readonly string[]): Promise<ReadonlyMap<string, Numbers>> => {
  const rows = (await db('aftercare_items')
    .whereIn('plan_id', [...ids])
    .groupBy('plan_id')
    .select(
      'plan_id',
      db.raw('count(*)::int as total'),
      db.raw('count(done_at)::int as done'),
      db.raw('(count(*) filter (where done_at is null and due_on < current_date))::int as overdue'),
      db.raw("to_char(min(due_on) filter (where done_at is null), 'YYYY-MM-DD') as next_due"),
    )) as Numbers[];
  return new Map(rows.map((row) => [row.plan_id, row]));
};

/** How a client may be called here, and whether this person may enter. */
export const nameClients = async (core: Core, user: User, clientIds: readonly string[]) => {
  const accounts = (await core.people.accounts(core.db, 'client').whereIn('id', [...clientIds])) as PersonAccount[];
  const account = new Map(accounts.map((row) => [row.id, row]));
  const openings = user.role === 'admin' ? new Map() : await core.port(consents).openingsOf(user.id, core.db);
  return (clientId: string): Pick<PlanLine, 'client' | 'clientId'> => {
    const row = account.get(clientId);
    if (!row) return { client: '–', clientId: null };
    if (user.role === 'admin') return { client: formatShortName(toPersonName(row)), clientId: null };
    const consent = openings.get(clientId)?.consent ?? null;
    const name = consent?.segments.includes('contact') ? fullName : getInitials;
    return { client: name(toPersonName(row)), clientId: consent ? clientId : null };
  };
};

/** Clients who opened their name to a practitioner. */
const findKnown = async (core: Core, user: User): Promise<readonly string[]> => {
  const openings = await core.port(consents).openingsOf(user.id, core.db);
  return [...openings].flatMap(([id, { consent }]) => (consent?.segments.includes('contact') ? [id] : []));
};

/** Ids of people by a part of a name: of everybody for an admin, else of those whose name is known. */
const named = (core: Core, pattern: string, known: readonly string[] | null): Knex.QueryBuilder => {
  const { db } = core;
  const of = (role: 'client' | 'practitioner') =>
    core.people.accounts(db, role).whereRaw("(first_name || ' ' || last_name) ilike ?", [pattern]);
  const ids = (people: Knex.QueryBuilder) => db.from(people.as('named')).select('named.id');
  if (known) return ids(of('client').whereIn('id', [...known]));
  return ids(of('client')).union([ids(of('practitioner'))]);
};

const open = (db: Knex): Knex.QueryBuilder =>
  db('aftercare_items as i').whereRaw('i.plan_id = p.id').whereNull('i.done_at').select('i.id');

const fitting = (
  core: Core,
  user: User,
  { q, status, due }: PlanLineFilters,
  known: readonly string[] | null,
): Knex.QueryBuilder => {
  const pattern = toSearchPattern(q);
  const query = core.db('aftercare_plans as p').select('p.*');
  if (user.role !== 'admin') query.where('p.author_id', user.id);
  if (pattern)
    query.where((any) => {
      any.whereIn('p.client_id', named(core, pattern, known));
      if (known === null) any.orWhereIn('p.author_id', named(core, pattern, null));
    });
  if (status) query.where('p.status', status);
  if (due) query.where('p.status', 'active');
  if (due === 'overdue') query.whereExists(open(core.db).whereRaw('i.due_on < current_date'));
  if (due === 'week') query.whereExists(open(core.db).whereRaw('i.due_on between current_date and current_date + 7'));
  if (due === 'none') query.whereNotExists(open(core.db).whereNotNull('i.due_on'));
  return query;
};

/** Plans for the team, newest first unless another order is asked for: a practitioner's own, or all for an admin; numbers, never a word of a plan. */
export const listPlanLines = async (core: Core, user: User, query: PlanLineQuery): Promise<ListPage<PlanLine>> => {
  const { db } = core;
  const order: ListOrder = {
    by: [
      { sql: 'p.created_at', type: 'instant' },
      { sql: 'p.id', type: 'uuid' },
    ],
    descending: query.sort !== 'oldest',
  };
  const known = user.role === 'admin' ? null : await findKnown(core, user);
  const { rows: found, next } = await readListPage<object>(db, fitting(core, user, query, known), order, query);
  const page = found.map((row) => AftercarePlan.fromDatabaseJson(row));
  const numbers = await numbersOf(
    db,
    page.map(({ id }) => id),
  );
  const called = await nameClients(
    core,
    user,
    page.map(({ clientId }) => clientId),
  );
  const names = await core.people.names(page.flatMap(({ authorId }) => authorId ?? []));
  const rows = page.map((plan): PlanLine => {
    const { done = 0, total = 0, overdue = 0, next_due = null } = numbers.get(plan.id) ?? {};
    const author = plan.authorId === null ? undefined : names.get(plan.authorId);
    return {
      id: plan.id,
      ...called(plan.clientId),
      author: author ? fullName(author) : null,
      status: plan.status,
      done,
      total,
      overdue: plan.status === 'active' ? overdue : 0,
      nextDue: plan.status === 'active' ? next_due : null,
      sample: plan.sample,
      createdAt: plan.createdAt,
    };
  });
  return { rows, next };
};
