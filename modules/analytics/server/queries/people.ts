import type { Knex } from 'knex';
import { toPath } from '#core/contract/endpoint';
import { notFound } from '#core/contract/errors';
import { formatShortName, fullName, getInitials, toPersonName } from '#core/contract/person-names';
import type { User } from '#core/contract/route';
import type { Core, PersonAccount } from '#core/contract/server';
import { consents } from '#modules/sharing/public';
import { periodBefore } from '../../lib/periods';
import { listFigurePeople } from '../../schemas/endpoints';
import type { FigurePeopleQuery, FigurePerson } from '../../schemas/metrics';
import type { FigureName } from '../../schemas/values';
import { figureRules } from './definitions';

interface Page {
  readonly rows: FigurePerson[];
  /** Address of the following page, null at the end. */
  readonly next: string | null;
}

const usualLimit = 50;

const nextOf = (name: FigureName, { days, limit = usualLimit }: FigurePeopleQuery, cursor: string): string =>
  toPath(listFigurePeople, { params: { name }, query: { ...(days && { days }), limit, cursor } });

/** The accounts that count, newest first. */
const counting = (core: Core, db: Knex, name: FigureName, people: Knex.QueryBuilder): Knex.QueryBuilder =>
  db
    .from(core.people.accounts(db, name === 'practitioners' ? 'practitioner' : 'client').as('a'))
    .whereIn('a.id', people)
    .orderBy([
      { column: 'a.created_at', order: 'desc' },
      { column: 'a.id', order: 'desc' },
    ]);

const everybody = async (core: Core, name: FigureName, people: Knex.QueryBuilder, query: FigurePeopleQuery) => {
  const { db } = core;
  const { limit = usualLimit, cursor } = query;
  const role = name === 'practitioners' ? 'practitioner' : 'client';
  const found = (await counting(core, db, name, people)
    .modify((rows) => {
      // The account at the end of the page before, also when it does not count any more.
      const last = db
        .from(core.people.accounts(db, role).as('l'))
        .where('l.id', cursor ?? '')
        .select('l.created_at', 'l.id');
      if (cursor) rows.whereRaw('(a.created_at, a.id) < (?)', [last]);
    })
    .limit(limit + 1)) as PersonAccount[];
  const page = found.slice(0, limit);
  const end = page.at(-1);
  const nameOf = name === 'practitioners' ? fullName : formatShortName;
  const rows = page.map((row) => ({
    id: row.id,
    name: nameOf(toPersonName(row)),
    since: row.created_at,
    suspended: row.suspended_at !== null,
  }));
  return { rows, next: found.length > limit && end ? nextOf(name, query, end.id) : null };
};

/** Of a practitioner's own clients those who count, named as far as they opened themselves; a caseload, so few that pages are cut here. */
const own = async (core: Core, user: User, name: FigureName, people: Knex.QueryBuilder, query: FigurePeopleQuery) => {
  const { limit = usualLimit, cursor } = query;
  const openings = await core.port(consents).openingsOf(user.id, core.db);
  const found = (await counting(core, core.db, name, people).whereIn('a.id', [...openings.keys()])) as PersonAccount[];
  const all = found.flatMap((row): FigurePerson[] => {
    const opening = openings.get(row.id);
    if (!opening) return [];
    const open = opening.consent?.segments.includes('contact') ?? false;
    return [
      {
        id: opening.matchId,
        name: (open ? fullName : getInitials)(toPersonName(row)),
        since: opening.consent ? row.created_at : null,
        suspended: row.suspended_at !== null,
      },
    ];
  });
  const from = cursor === undefined ? 0 : all.findIndex(({ id }) => id === cursor) + 1;
  const rows = all.slice(from, from + limit);
  const end = rows.at(-1);
  return { rows, next: from + limit < all.length && end ? nextOf(name, query, end.id) : null };
};

/** Those behind a figure of whom this member of the team may know. 404 for a figure that does not tell. */
export const figurePeople = async (
  core: Core,
  user: User,
  name: FigureName,
  query: FigurePeopleQuery,
): Promise<Page> => {
  const rule = figureRules(core)[name];
  if (!rule.people) throw notFound('figure');
  const now = Date.now();
  const people = rule.people(core.db, (ago) => periodBefore(now, query.days ?? 30, ago));
  // Who practises with us is known to the whole team.
  return user.role === 'admin' || name === 'practitioners'
    ? everybody(core, name, people, query)
    : own(core, user, name, people, query);
};
