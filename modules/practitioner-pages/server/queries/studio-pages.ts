import type { Knex } from 'knex';
import { toPath } from '#core/contract/endpoint';
import { notFound } from '#core/contract/errors';
import { type ListOrder, readListPage } from '#core/contract/list';
import * as api from '../../schemas/endpoints';
import type { StudioPage, StudioPageQuery, StudioPageRow } from '../../schemas/studio';
import { Page } from '../models/page';
import { toCredentialView } from '../views/credential';
import { listCredentials } from './own-page';

const countWaiting = async (db: Knex, userIds: readonly string[]): Promise<ReadonlyMap<string, number>> => {
  const rows: { id: string; count: string }[] = await db('practitioner_credentials')
    .whereIn('user_id', [...userIds])
    .where({ state: 'uploaded' })
    .groupBy('user_id')
    .select('user_id as id', db.raw('count(*) as count'));
  return new Map(rows.map(({ id, count }) => [id, Number(count)]));
};

const toRow = (page: Page, waiting: ReadonlyMap<string, number>): StudioPageRow => ({
  id: page.id,
  name: page.name,
  state: page.state,
  slug: page.slug,
  isPublished: page.published !== null,
  isHidden: page.hidden,
  credentialsWaiting: waiting.get(page.userId) ?? 0,
  changedAt: page.updatedAt,
  sample: page.sample,
});

/** Those that wait longest come first. */
const order: ListOrder = {
  by: [
    { sql: 'updated_at', type: 'instant' },
    { sql: 'id', type: 'uuid' },
  ],
  descending: false,
};

/** One keyset page of all practitioners' pages; `next` is the address of the following one. */
export const listStudioPages = async (
  db: Knex,
  { state, ...place }: StudioPageQuery,
): Promise<{ readonly rows: StudioPageRow[]; readonly next: string | null }> => {
  const query = db('practitioner_pages').select('id');
  if (state) query.where({ state });
  const found = await readListPage<{ readonly id: string }>(db, query, order, place);
  const pages = await Page.query(db).findByIds(found.rows.map(({ id }) => id));
  const waiting = await countWaiting(
    db,
    pages.map(({ userId }) => userId),
  );
  const next =
    found.next && toPath(api.listStudioPages, { query: { ...place, ...(state ? { state } : {}), after: found.next } });
  return {
    rows: found.rows.flatMap(({ id }) => {
      const page = pages.find((one) => one.id === id);
      return page ? [toRow(page, waiting)] : [];
    }),
    next,
  };
};

export const getStudioPageRow = async (db: Knex, id: string): Promise<Page> => {
  const page = await Page.query(db).findById(id);
  if (!page) throw notFound('page');
  return page;
};

/** A page with what is public and what is to be approved. */
export const viewStudioPage = async (db: Knex, page: Page): Promise<StudioPage> => {
  const credentials = await listCredentials(db, page.userId);
  const waiting = new Map([[page.userId, credentials.filter(({ state }) => state === 'uploaded').length]]);
  return {
    ...toRow(page, waiting),
    version: page.version,
    note: page.note,
    submitted: page.state === 'submitted' && page.draftFacts ? { content: page.draft, facts: page.draftFacts } : null,
    published: page.published && page.publishedFacts ? { content: page.published, facts: page.publishedFacts } : null,
    credentials: credentials.map(toCredentialView),
  };
};
