import type { Knex } from 'knex';
import { notFound } from '#core/contract/errors';
import { type ListOrder, type ListPage, readListPage } from '#core/contract/list';
import type { Core } from '#core/contract/server';
import { concernTopics } from '#modules/concerns/public';
import { practitionerRecords } from '#modules/matching/public';
import type { DirectoryFilters, DirectoryQuery } from '../../schemas/page';
import { Page } from '../models/page';
import { onlyWithWords, readSearch } from './search-words';

const dayMs = 86_400_000;

/** Accounts of practitioners who are not suspended: a page of anybody else is not there, from that moment on. */
const activeAccounts = (core: Core, db: Knex) =>
  db.from(core.people.accounts(db, 'practitioner').whereNull('suspended_at').as('account')).select('account.id');

/** Narrows a query of pages to those that everybody may see. */
export const onlyVisible =
  (core: Core, db: Knex) =>
  (query: Knex.QueryBuilder): void =>
    void query.whereNotNull('published').where({ hidden: false }).whereIn('user_id', activeAccounts(core, db));

/** Whether everybody may see the page of this account. */
export const isVisible = async (core: Core, db: Knex, userId: string): Promise<boolean> =>
  (await db('practitioner_pages').where({ user_id: userId }).modify(onlyVisible(core, db)).first('id')) !== undefined;

/** The page at an address. Throws 404 for one that is hidden, and for that of somebody who is suspended. */
export const getVisiblePage = async (core: Core, db: Knex, slug: string): Promise<Page> => {
  const found = await db('practitioner_pages').where({ slug }).modify(onlyVisible(core, db)).first('id');
  const page = found && (await Page.query(db).findById(found.id));
  if (!page) throw notFound('practitioner');
  return page;
};

/** Specializations that answer a concern; null for one that does not exist. */
const answering = (core: Core, concern: string): string[] | null => {
  const need = core
    .port(concernTopics)
    .needs()
    .find(({ id }) => id === concern);
  return need ? Object.keys(need.fits) : null;
};

/** Who can be called next comes first; those without a free time follow. */
const order: ListOrder = {
  by: [
    { sql: 'next_free_at', type: 'instant' },
    { sql: 'id', type: 'uuid' },
  ],
  descending: false,
};

/** One keyset page of the directory. */
export const listVisible = async (core: Core, db: Knex, query: DirectoryQuery): Promise<ListPage<Page>> => {
  const { q, concern, language, mode, country, price, free, limit = 12, after } = query;
  const visible = () => db('practitioner_pages').modify(onlyVisible(core, db));
  const words = q === undefined ? [] : await readSearch(visible, q);
  if (words === null) return { rows: [], next: null };
  const rows = visible()
    .modify(onlyWithWords(words))
    .modify((narrowed) => {
      if (concern) narrowed.whereRaw('specializations && ?::text[]', [answering(core, concern) ?? []]);
      if (language) narrowed.whereRaw('languages @> array[?]::text[]', [language]);
      if (mode || country || price !== undefined)
        narrowed.whereIn(
          'practitioner_id',
          core.port(practitionerRecords).offering(db, { mode, mostPrice: price, countryCode: country }),
        );
      if (free !== undefined) narrowed.where('next_free_at', '<', new Date(Date.now() + free * dayMs).toISOString());
    })
    .select('id');
  const found = await readListPage<{ readonly id: string }>(db, rows, order, { limit, after });
  const pages = await Page.query(db).findByIds(found.rows.map(({ id }) => id));
  return { rows: found.rows.flatMap(({ id }) => pages.find((page) => page.id === id) ?? []), next: found.next };
};

/** What the filters of the directory offer: only what somebody in it has. */
export const listFilters = async (core: Core, db: Knex): Promise<DirectoryFilters> => {
  const distinct = async (column: 'specializations' | 'languages'): Promise<string[]> => {
    const rows: { name: string }[] = await db('practitioner_pages')
      .modify(onlyVisible(core, db))
      .distinct(db.raw('unnest(??) as name', [column]));
    return rows.map(({ name }) => name);
  };
  const specializations = new Set(await distinct('specializations'));
  const concerns = core.port(concernTopics);
  const topics = concerns.list();
  const answered = new Set(
    concerns
      .needs()
      .flatMap(({ id, fits }) => (Object.keys(fits).some((name) => specializations.has(name)) ? [id] : [])),
  );
  const languages = (await distinct('languages')).sort((one, other) => one.localeCompare(other));
  const titles = core.port(practitionerRecords).listTitles(languages);
  const among = db('practitioner_pages').modify(onlyVisible(core, db)).select('practitioner_id');
  return {
    concerns: topics.flatMap(({ id, title, isHidden }) => (isHidden || !answered.has(id) ? [] : [{ id, title }])),
    languages: languages.map((name) => ({ name, title: titles.get(name) ?? { en: name, de: name, es: name } })),
    countries: [...(await core.port(practitionerRecords).listCountries(db, among))],
  };
};
