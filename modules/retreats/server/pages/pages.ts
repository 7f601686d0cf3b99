import { readFile } from 'node:fs/promises';
import { toPath } from '#core/contract/endpoint';
import { Problem } from '#core/contract/errors';
import { type PageHead, type PublicDocument, type PublicPage, toAnswer } from '#core/contract/public-page';
import type { Core } from '#core/contract/server';
import { addressesIn, languageOf, spokenIn } from '#core/contract/written-languages';
import { projectFile } from '#core/server/root';
import * as api from '../../schemas/endpoints';
import { filtersOf, retreatsPath } from '../../schemas/paths';
import type { RetreatView } from '../../schemas/retreat';
import { Retreat } from '../models/retreat';
import { retreatPath } from '../queries/retreat-path';
import { getReadableRetreat, listCards, viewPublicRetreat } from '../queries/retreats';
import { readContents } from '../queries/translations';
import { retreatLd, retreatListLd, widestOf } from './json-ld';
import { headWords } from './words';

/** Most addresses of a sitemap. */
const most = 10_000;

const listPage = (core: Core): PublicPage => ({
  path: '/retreats',
  load: async ({ query, language }) => {
    const filters = filtersOf(query);
    const asked = { ...filters, lang: languageOf(language) };
    const cards = await listCards(core, asked);
    const { title, about } = headWords(language);
    return {
      head: {
        title,
        description: about,
        canonical: retreatsPath,
        kind: 'website',
        jsonLd: retreatListLd(cards, (path) => core.config.baseUrl + path),
        ...(Object.keys(filters).length > 0 ? { unlisted: true as const } : {}),
      },
      answers: toAnswer(api.listRetreats, { query: asked }, cards),
    };
  },
  addresses: async () => {
    const newest = await core.db('retreats').where({ status: 'published' }).max({ changed: 'updated_at' }).first();
    return [{ path: retreatsPath, changed: (newest?.changed as string | null) ?? null }];
  },
});

/** The picture of a link to a retreat; the product's own where it has none. */
const shareOf = ({ pictures: [cover], title }: RetreatView): Pick<PageHead, 'image'> => {
  if (!cover) return {};
  const { url, width } = widestOf(cover);
  const height = Math.round((width * cover.height) / cover.width);
  return { image: { path: url, alt: cover.alt || title, type: 'image/webp', width, height } };
};

const retreatPage = (core: Core): PublicPage => ({
  path: '/retreats/:slug',
  load: async ({ params, user, language }) => {
    const slug = params.slug ?? '';
    const address = { params: { slug }, query: { lang: languageOf(language) } };
    const row = await getReadableRetreat(core.db, slug, user).catch((error: unknown) => {
      if (error instanceof Problem && error.status === 404) return null;
      throw error;
    });
    if (!row) {
      const { missing, about } = headWords(language);
      return {
        status: 404,
        head: { title: missing, description: about, canonical: retreatPath(slug), unlisted: true },
        answers: { [toPath(api.getRetreat, address)]: null },
      };
    }
    const view = await viewPublicRetreat(core, row, user, address.query.lang);
    return {
      head: {
        title: view.title,
        description: view.summary,
        canonical: retreatPath(view.slug),
        kind: 'website',
        ...shareOf(view),
        ...spokenIn(view.languages),
        jsonLd: retreatLd(view, core.config.houseName, (path) => core.config.baseUrl + path),
        ...(view.published ? {} : { unlisted: true as const }),
      },
      answers: toAnswer(api.getRetreat, address, view),
    };
  },
  addresses: async () => {
    const rows = await Retreat.query(core.db).where({ status: 'published' }).orderBy('title').limit(most);
    const contents = await readContents(core, core.db, rows, undefined);
    return rows.flatMap(({ id, slug, updatedAt }) =>
      addressesIn(retreatPath(slug), contents.get(id)?.languages ?? []).map((path) => ({ path, changed: updatedAt })),
    );
  },
});

/** The pages of retreats that are drawn on the server too. */
export const publicPages = (core: Core): PublicPage[] => [listPage(core), retreatPage(core)];

/** Land of the world in outline, for the map of a retreat: Natural Earth, public domain. */
export const worldMap: PublicDocument = {
  path: '/retreats/world.svg',
  type: 'image/svg+xml; charset=utf-8',
  write: () => readFile(projectFile('modules/retreats/data/world.svg')),
};
