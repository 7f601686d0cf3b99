import type { Knex } from 'knex';
import { notFound } from '#core/contract/errors';
import { type ListOrder, type ListPage, readListPage, toSearchPattern } from '#core/contract/list';
import type { StudioPage, StudioPageFilters, StudioPageQuery, StudioPageRow } from '../../schemas/studio';
import type { StudioSort } from '../../schemas/values';
import { Page } from '../models/page';
import { toCredentialView } from '../views/credential';
import { listCredentials } from './own-page';

/** A page as the database answers it for the list. */
interface ListedPage {
  readonly id: string;
  readonly name: string;
  readonly state: StudioPageRow['state'];
  readonly slug: string | null;
  readonly is_published: boolean;
  readonly hidden: boolean;
  readonly credentials: number;
  readonly updated_at: string;
  readonly sample: boolean;
}

const toRow = (page: ListedPage): StudioPageRow => ({
  id: page.id,
  name: page.name,
  state: page.state,
  slug: page.slug,
  isPublished: page.is_published,
  isHidden: page.hidden,
  credentialsWaiting: page.credentials,
  changedAt: page.updated_at,
  sample: page.sample,
});

const isPublic = 'published is not null';
const waiting = (db: Knex) =>
  db('practitioner_credentials as c').whereRaw('c.user_id = practitioner_pages.user_id').where('c.state', 'uploaded');

const fitting = (db: Knex, { q, state, shown, credentials }: StudioPageFilters): Knex.QueryBuilder =>
  db('practitioner_pages').modify((query) => {
    const pattern = toSearchPattern(q);
    if (pattern) query.whereILike('name', pattern);
    if (state) query.where({ state });
    if (shown === 'no') query.whereRaw(`not (${isPublic})`);
    if (shown === 'yes' || shown === 'hidden') query.whereRaw(isPublic).where('hidden', shown === 'hidden');
    if (credentials) query.whereExists(waiting(db).select('c.id'));
  });

const selectRow = (db: Knex, query: Knex.QueryBuilder): Knex.QueryBuilder =>
  query.select(
    ...['id', 'name', 'state', 'slug', 'hidden', 'updated_at', 'sample'],
    db.raw(`${isPublic} as is_published`),
    waiting(db).select(db.raw('count(*)::int')).as('credentials'),
  );

const byChange = [
  { sql: 'updated_at', type: 'instant' },
  { sql: 'id', type: 'uuid' },
] as const;
const orders: Readonly<Record<StudioSort, ListOrder>> = {
  waiting: { by: byChange, descending: false },
  changed: { by: byChange, descending: true },
  name: {
    by: [
      { sql: 'name', type: 'text' },
      { sql: 'id', type: 'uuid' },
    ],
    descending: false,
  },
};

/** One page of all practitioners' pages, those that wait longest first unless another order is asked for. */
export const listStudioPages = async (db: Knex, query: StudioPageQuery): Promise<ListPage<StudioPageRow>> => {
  const order = orders[query.sort ?? 'waiting'];
  const { rows, next } = await readListPage<ListedPage>(db, selectRow(db, fitting(db, query)), order, query);
  return { rows: rows.map(toRow), next };
};

export const getStudioPageRow = async (db: Knex, id: string): Promise<Page> => {
  const page = await Page.query(db).findById(id);
  if (!page) throw notFound('page');
  return page;
};

/** A page with what is public and what is to be approved. */
export const viewStudioPage = async (db: Knex, page: Page): Promise<StudioPage> => {
  const credentials = await listCredentials(db, page.userId);
  const row: ListedPage = await selectRow(db, db('practitioner_pages').where({ id: page.id })).first();
  return {
    ...toRow(row),
    version: page.version,
    note: page.note,
    submitted: page.state === 'submitted' && page.draftFacts ? { content: page.draft, facts: page.draftFacts } : null,
    published: page.published && page.publishedFacts ? { content: page.published, facts: page.publishedFacts } : null,
    credentials: credentials.map(toCredentialView),
  };
};
