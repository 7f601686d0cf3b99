import type { Knex } from 'knex';
import { toPath } from '#core/contract/endpoint';
import { notFound } from '#core/contract/errors';
import { type ListOrder, type ListPage, readListPage, toSearchPattern } from '#core/contract/list';
import type { Core, PersonName } from '#core/contract/server';
import { relations } from '#modules/matching/public';
import { sessionRecords } from '#modules/sessions/public';
import * as api from '../../schemas/endpoints';
import type { OwnReview, ReviewQuery, ReviewView, StaffReview, StaffReviewQuery } from '../../schemas/review';
import type { Naming, ReviewSort } from '../../schemas/values';
import { Page } from '../models/page';
import { Review } from '../models/review';

/** Where a review is sealed. */
export const reviewContext = (id: string): string => `practitioner_reviews:text_sealed:${id}`;

const readText = (core: Core, db: Knex, { id, userId, textSealed }: Review): Promise<string> =>
  core.vault.decryptText(db, userId, reviewContext(id), textSealed);

/** Whether a client works or has worked with the practitioner of a page. */
export const hasWorkedWith = async (core: Core, db: Knex, clientId: string, page: Page): Promise<boolean> =>
  (await core.port(relations).isMatched(page.userId, clientId, db)) ||
  core.port(sessionRecords).hasAttended(db, clientId, page.practitionerId);

const nameAs = (naming: Naming, person: PersonName | undefined): string | null => {
  if (!person || naming === 'nameless') return null;
  const { firstName, lastName } = person;
  if (naming === 'first-name') return firstName;
  return [firstName, lastName].flatMap((name) => (name === '' ? [] : [`${[...name][0] ?? ''}.`])).join(' ');
};

const toReviewView = async (
  core: Core,
  db: Knex,
  row: Review,
  names: ReadonlyMap<string, PersonName>,
): Promise<ReviewView> => ({
  ...{ id: row.id, stars: row.stars, text: await readText(core, db, row) },
  by: nameAs(row.naming, names.get(row.userId)),
  month: row.writtenAt.slice(0, 7),
  reply: row.reply,
});

const written = [
  { sql: 'written_at', type: 'instant' },
  { sql: 'id', type: 'uuid' },
] as const;
const newest: ListOrder = { by: written, descending: true };

const readRows = async (db: Knex, query: Knex.QueryBuilder, place: ReviewQuery, order = newest) => {
  const found = await readListPage<{ readonly id: string }>(db, query.select('id'), order, place);
  const rows = await Review.query(db).findByIds(found.rows.map(({ id }) => id));
  return { rows: found.rows.flatMap(({ id }) => rows.find((row) => row.id === id) ?? []), next: found.next };
};

const namesOf = (core: Core, rows: readonly Review[]) => core.people.names(rows.map(({ userId }) => userId));

/** One keyset page of the published reviews of a page. */
export const listPublished = async (
  core: Core,
  db: Knex,
  page: Page,
  { limit = 10, after }: ReviewQuery,
): Promise<{ readonly rows: ReviewView[]; readonly next: string | null }> => {
  const query = db('practitioner_reviews').where({ page_id: page.id, state: 'published' });
  const found = await readRows(db, query, { limit, ...(after ? { after } : {}) });
  const names = await namesOf(core, found.rows);
  const views = await Promise.all(found.rows.map((row) => toReviewView(core, db, row, names)));
  const next =
    found.next && page.slug
      ? toPath(api.listReviews, { params: { slug: page.slug }, query: { limit, after: found.next } })
      : null;
  return { rows: views, next };
};

const toStaffReviews = async (core: Core, db: Knex, rows: readonly Review[]): Promise<StaffReview[]> => {
  const names = await namesOf(core, rows);
  const pages = await Page.query(db)
    .findByIds(rows.map(({ pageId }) => pageId))
    .select('id', 'name');
  return Promise.all(
    rows.map(async (row) => ({
      ...(await toReviewView(core, db, row, names)),
      practitioner: pages.find(({ id }) => id === row.pageId)?.name ?? '',
      state: row.state,
      version: row.version,
    })),
  );
};

export const toStaffReview = async (core: Core, db: Knex, row: Review): Promise<StaffReview> => {
  const [view] = await toStaffReviews(core, db, [row]);
  if (!view) throw notFound('review');
  return view;
};

/** A review for those who moderate all of them. Throws 404. */
export const findReview = async (db: Knex, id: string): Promise<Review> => {
  const row = await Review.query(db).findById(id);
  if (!row) throw notFound('review');
  return row;
};

const staffOrders: Readonly<Record<ReviewSort, ListOrder>> = {
  waiting: { by: written, descending: false },
  newest,
  stars: { by: [{ sql: 'stars', type: 'integer' }, ...written], descending: false },
};

/** One keyset page of reviews for those who moderate them, those that wait longest first unless another order is asked for. */
export const listForStaff = async (
  core: Core,
  db: Knex,
  { q, state, stars, sort = 'waiting', ...place }: StaffReviewQuery,
): Promise<ListPage<StaffReview>> => {
  const query = db('practitioner_reviews').modify((rows) => {
    const pattern = toSearchPattern(q);
    if (pattern) rows.whereIn('page_id', db('practitioner_pages').whereILike('name', pattern).select('id'));
    if (state) rows.where({ state });
    if (stars) rows.where({ stars });
  });
  const found = await readRows(db, query, place, staffOrders[sort]);
  return { rows: await toStaffReviews(core, db, found.rows), next: found.next };
};

/** One keyset page of the published reviews of a practitioner, who may reply to them. */
export const listForPractitioner = async (core: Core, db: Knex, userId: string, place: ReviewQuery) => {
  const query = db('practitioner_reviews')
    .where({ state: 'published' })
    .whereIn('page_id', db('practitioner_pages').where({ user_id: userId }).select('id'));
  const found = await readRows(db, query, place);
  const next = found.next && toPath(api.listOwnReviews, { query: { ...place, after: found.next } });
  return { rows: await toStaffReviews(core, db, found.rows), next };
};

/** A published review of the own page. Throws 404. */
export const getReviewOfOwnPage = async (db: Knex, userId: string, id: string): Promise<Review> => {
  const row = await Review.query(db)
    .findOne({ id, state: 'published' })
    .whereIn('page_id', Page.query(db).where({ user_id: userId }).select('id'));
  if (!row) throw notFound('review');
  return row;
};

/** The own review of a page, and whether one may be written. */
export const viewOwnReview = async (core: Core, db: Knex, userId: string, page: Page): Promise<OwnReview> => {
  const row = await Review.query(db).findOne({ page_id: page.id, user_id: userId });
  return {
    canWrite: await hasWorkedWith(core, db, userId, page),
    review: row
      ? {
          ...{ stars: row.stars, text: await readText(core, db, row), naming: row.naming },
          ...{ state: row.state, note: row.note, version: row.version },
        }
      : null,
  };
};

/** Everything a person wrote of practitioners. */
export const exportReviews = async (core: Core, userId: string) => {
  const rows = await Review.query(core.db).where({ user_id: userId }).orderBy('created_at');
  return Promise.all(
    rows.map(async (row) => ({
      ...{ stars: row.stars, text: await readText(core, core.db, row), naming: row.naming, state: row.state },
      ...{ note: row.note, reply: row.reply, createdAt: row.createdAt },
    })),
  );
};
