import type { Knex } from 'knex';
import { toPath } from '#core/contract/endpoint';
import { formatShortName, fullName, getInitials, toPersonName } from '#core/contract/person-names';
import type { User } from '#core/contract/route';
import type { Core, PersonAccount } from '#core/contract/server';
import { consents } from '#modules/sharing/public';
import type { PlanLine, PlanLineQuery } from '../../schemas/aftercare';
import { listPlans } from '../../schemas/endpoints';
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

/** Plans for the team, newest first: a practitioner's own, or all for an admin; numbers, never a word of a plan. */
export const listPlanLines = async (
  core: Core,
  user: User,
  { status, limit = 50, cursor }: PlanLineQuery,
): Promise<{ readonly rows: PlanLine[]; readonly next: string | null }> => {
  const { db } = core;
  const found = await AftercarePlan.query(db)
    .modify((query) => {
      if (user.role !== 'admin') query.where({ author_id: user.id });
      if (status) query.where({ status });
      if (cursor)
        query.whereRaw('(created_at, id) < (select created_at, id from aftercare_plans where id = ?)', [cursor]);
    })
    .orderBy([
      { column: 'created_at', order: 'desc' },
      { column: 'id', order: 'desc' },
    ])
    .limit(limit + 1);
  const page = found.slice(0, limit);
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
  const last = page.at(-1);
  if (found.length <= limit || !last) return { rows, next: null };
  return { rows, next: toPath(listPlans, { query: { ...(status && { status }), limit, cursor: last.id } }) };
};
