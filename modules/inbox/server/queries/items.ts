import type { Knex } from 'knex';
import { type ListOrder, type ListPage, readListPage, toSearchPattern } from '#core/contract/list';
import { fullName } from '#core/contract/person-names';
import type { User } from '#core/contract/route';
import type { Core } from '#core/contract/server';
import type { InboxSource } from '../../public';
import type { InboxCounts, InboxItem, InboxQuery, ItemRef } from '../../schemas/items';
import { doneDays } from '../../schemas/values';
import { listVisibleSources } from './sources';

/** A row of the list before its source says what it is. */
export interface ItemRow {
  readonly kind: string;
  readonly id: string;
  readonly at: string;
  readonly due_at: string | null;
  readonly done: boolean;
  readonly assignee: string | null;
  readonly snoozed_until: string | null;
  readonly unread: boolean;
  readonly overdue: boolean;
  readonly escalated: boolean;
  readonly version: number;
}

const waits = '(not s.done or i.unread_since is not null)';
const asleep = 'coalesce(i.snoozed_until > now(), false)';
const isMerged = 'i.merged_kind is not null';
const due = 'coalesce(i.due_at, s.due_at)';
const assignee = 'coalesce(i.assignee_id, s.assignee)';
const overdue = `coalesce(${due} < now(), false)`;

/** In an object, because a query that is awaited runs. */
interface JoinedItems {
  readonly items: Knex.QueryBuilder;
}

/**
 * All items of these sources with what the team decided about them: `s` is the source's row, `i` the inbox's. Null without a source,
 * where there is nothing to ask.
 */
export const joinItems = async (db: Knex, sources: readonly InboxSource[]): Promise<JoinedItems | null> => {
  const parts: Knex.QueryBuilder[] = [];
  for (const { kind, rank, rows } of sources) {
    const { query } = await rows(db);
    parts.push(
      db.from(query.as('r')).select(
        // Written out: names of kinds are code, and bindings of a query in a query lose their order in a union.
        db.raw(`'${kind.replaceAll("'", '')}'::text as kind, ${rank}::int as rank`),
        db.raw('r.id, r.at, r.due_at, r.done, r.search, r.person, r.assignee'),
      ),
    );
  }
  const [first, ...rest] = parts;
  if (!first) return null;
  const items = db
    .from(first.unionAll(rest).as('s'))
    .leftJoin('inbox_items as i', (on) => on.on('i.kind', 's.kind').andOn('i.source_id', 's.id'));
  return { items };
};

const selectRows = (db: Knex, items: Knex.QueryBuilder): Knex.QueryBuilder =>
  items.select(
    's.kind',
    's.id',
    's.at',
    's.done',
    'i.snoozed_until',
    db.raw(`${due} as due_at`),
    db.raw(`${assignee} as assignee`),
    db.raw('i.unread_since is not null as unread'),
    db.raw('i.escalated_at is not null as escalated'),
    db.raw(`${waits} and ${overdue} as overdue`),
    db.raw('coalesce(i.version, 0) as version'),
  );

const kindFirst = { sql: 's.rank', type: 'integer' } as const;
const unique = [
  { sql: 's.kind', type: 'text' },
  { sql: 's.id', type: 'text' },
] as const;
/** What is most urgent comes first in all but the newest first: somebody who may be in danger is never below anything else. */
const orders = {
  kind: { by: [kindFirst, { sql: 's.at', type: 'instant' }, ...unique], descending: false },
  due: {
    by: [
      { sql: 'least(s.rank, 1)', type: 'integer' },
      { sql: `coalesce(${due}, timestamptz '9999-01-01')`, type: 'instant' },
      ...unique,
    ],
    descending: false,
  },
  newest: { by: [{ sql: 's.at', type: 'instant' }, ...unique], descending: true },
} as const satisfies Record<string, ListOrder>;

const narrow = (items: Knex.QueryBuilder, user: User, query: InboxQuery): void => {
  const { state = 'waiting', assigned } = query;
  if (state === 'waiting') items.whereRaw(`${waits} and not ${asleep} and not (${isMerged})`);
  if (state === 'snoozed') items.whereRaw(`${waits} and ${asleep} and not (${isMerged})`);
  if (state === 'done') items.whereRaw(`not ${waits} and s.at > now() - make_interval(days => ?)`, [doneDays]);
  if (assigned === 'me') items.whereRaw(`${assignee} = ?`, [user.id]);
  if (assigned === 'nobody') items.whereRaw(`${assignee} is null`);
  if (assigned === 'mentioned')
    items.whereRaw(
      `exists (select from inbox_mentions m join inbox_notes n on n.id = m.note_id
               where n.kind = s.kind and n.source_id = s.id and m.user_id = ?)`,
      [user.id],
    );
  if (query.overdue) items.whereRaw(`${waits} and ${overdue}`);
  const pattern = toSearchPattern(query.q);
  if (pattern) items.where('s.search', 'like', pattern.toLowerCase());
};

/** Rows as their sources describe them; what has gone meanwhile is left out. */
export const describeRows = async (
  core: Core,
  sources: readonly InboxSource[],
  rows: readonly ItemRow[],
): Promise<InboxItem[]> => {
  const staff = await core.people.names(rows.flatMap((row) => row.assignee ?? []));
  const facts = new Map(
    await Promise.all(
      sources.map(async (source) => {
        const ids = rows.filter(({ kind }) => kind === source.kind).map(({ id }) => id);
        return [source.kind, { source, found: ids.length > 0 ? await source.describe(core.db, ids) : null }] as const;
      }),
    ),
  );
  return rows.flatMap((row): InboxItem[] => {
    const known = facts.get(row.kind);
    const found = known?.found?.get(row.id);
    if (!known || !found) return [];
    const person = row.assignee === null ? undefined : staff.get(row.assignee);
    return [
      {
        id: `${row.kind}~${row.id}`,
        kind: row.kind,
        sourceId: row.id,
        kindLabel: known.source.label,
        urgent: known.source.rank === 0,
        title: found.title,
        about: found.detail,
        href: found.href,
        at: row.at,
        dueAt: row.due_at,
        overdue: row.overdue,
        done: row.done,
        unread: row.unread,
        assignee: person ? { id: person.id, name: fullName(person) } : null,
        snoozedUntil: row.snoozed_until,
        escalated: row.escalated,
        version: row.version,
      },
    ];
  });
};

/** One page of what this person may see. */
export const listInboxPage = async (core: Core, user: User, query: InboxQuery): Promise<ListPage<InboxItem>> => {
  const sources = listVisibleSources(core, user).filter(({ kind }) => query.kind === undefined || kind === query.kind);
  const joined = await joinItems(core.db, sources);
  if (!joined) return { rows: [], next: null };
  const { items } = joined;
  narrow(items, user, query);
  const order = orders[query.sort ?? 'kind'];
  const page = await readListPage<ItemRow>(core.db, selectRows(core.db, items), order, query);
  return { rows: await describeRows(core, sources, page.rows), next: page.next };
};

/** Certain items, in whichever state. */
export const findItems = async (
  core: Core,
  sources: readonly InboxSource[],
  where: (items: Knex.QueryBuilder) => void,
  db: Knex = core.db,
): Promise<InboxItem[]> => {
  const joined = await joinItems(db, sources);
  if (!joined) return [];
  const rows = (await selectRows(db, joined.items).modify(where).orderBy('s.at', 'desc').limit(50)) as ItemRow[];
  return describeRows(core, sources, rows);
};

/** One item of a source as the list shows it. */
export const findOneItem = async (
  core: Core,
  source: InboxSource,
  { id }: ItemRef,
  db: Knex = core.db,
): Promise<InboxItem | undefined> => (await findItems(core, [source], (items) => void items.where('s.id', id), db))[0];

/** Figures over all that this person may see. */
export const countItems = async (core: Core, user: User): Promise<InboxCounts> => {
  const sources = listVisibleSources(core, user);
  const joined = await joinItems(core.db, sources);
  const none = { waiting: 0, snoozed: 0, mine: 0, nobody: 0, overdue: 0 };
  const one = (name: string, condition: string) => `count(*) filter (where ${condition})::int as ${name}`;
  const open = `not ${asleep}`;
  const rows = joined
    ? ((await joined.items
        .whereRaw(`${waits} and not (${isMerged})`)
        .groupBy('s.kind')
        .select(
          's.kind',
          core.db.raw(
            [
              one('waiting', open),
              one('snoozed', asleep),
              one('mine', `${open} and ${assignee} = ?`),
              one('nobody', `${open} and ${assignee} is null`),
              one('overdue', `${open} and ${overdue}`),
            ].join(', '),
            [user.id],
          ),
        )) as ({ readonly kind: string } & typeof none)[])
    : [];
  const sum = (name: keyof typeof none): number => rows.reduce((total, row) => total + row[name], 0);
  return {
    waiting: sum('waiting'),
    snoozed: sum('snoozed'),
    mine: sum('mine'),
    nobody: sum('nobody'),
    overdue: sum('overdue'),
    kinds: sources.map(({ kind, label }) => ({
      kind,
      label,
      waiting: rows.find((row) => row.kind === kind)?.waiting ?? 0,
    })),
    changes: [...new Map(sources.flatMap(({ changes }) => (changes ? [[changes.channel, changes]] : []))).values()],
  };
};
