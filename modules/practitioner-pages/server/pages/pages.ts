import { toPath } from '#core/contract/endpoint';
import { Problem } from '#core/contract/errors';
import type { UiLanguage } from '#core/contract/page';
import { type PageHead, type PublicPage, toAnswer } from '#core/contract/public-page';
import type { Core } from '#core/contract/server';
import * as api from '../../schemas/endpoints';
import type { PageView } from '../../schemas/page';
import { directoryPath, filtersOf, pagePath } from '../../schemas/paths';
import type { PageLanguage } from '../../schemas/values';
import { viewCards, viewPage } from '../queries/page-views';
import { listPublished } from '../queries/reviews';
import { getVisiblePage, listFilters, listVisible, onlyVisible } from '../queries/visible-pages';
import { directoryLd, pageLd } from './json-ld';
import { headWords } from './words';

/** Most addresses of a sitemap. */
const most = 10_000;
const toText = (language: UiLanguage): PageLanguage => (language === 'de' || language === 'es' ? language : 'en');

const directory = (core: Core): PublicPage => ({
  path: '/practitioners',
  load: async ({ query, language }) => {
    const filters = filtersOf(query);
    const asked = { ...filters, text: toText(language) };
    const { rows, next } = await listVisible(core, core.db, asked);
    const cards = await viewCards(core, core.db, rows, asked.text);
    const { title, about } = headWords(language);
    return {
      head: {
        title,
        description: about,
        canonical: directoryPath,
        kind: 'website',
        jsonLd: directoryLd(cards, (path) => core.config.baseUrl + path),
        ...(Object.keys(filters).length > 0 ? { unlisted: true as const } : {}),
      },
      answers: {
        ...toAnswer(
          api.listPages,
          { query: asked },
          cards,
          next && toPath(api.listPages, { query: { ...asked, after: next } }),
        ),
        ...toAnswer(api.getDirectoryFilters, {}, await listFilters(core, core.db)),
      },
    };
  },
  addresses: async () => {
    const newest = await core
      .db('practitioner_pages')
      .modify(onlyVisible(core, core.db))
      .max({ changed: 'published_at' })
      .first();
    return [{ path: directoryPath, changed: (newest?.changed as string | null | undefined) ?? null }];
  },
});

const shareOf = ({ photo, name }: PageView): Pick<PageHead, 'image'> => {
  if (!photo) return {};
  const widest = photo.srcset.findLast(({ width }) => width <= 1400) ?? { url: photo.src, width: photo.width };
  const height = Math.round((widest.width * photo.height) / photo.width);
  return { image: { path: widest.url, alt: photo.alt || name, type: 'image/webp', width: widest.width, height } };
};

const practitioner = (core: Core): PublicPage => ({
  path: '/practitioners/:slug',
  load: async ({ params, language }) => {
    const slug = params.slug ?? '';
    const text = toText(language);
    const row = await getVisiblePage(core, core.db, slug).catch((error: unknown) => {
      if (error instanceof Problem && error.status === 404) return null;
      throw error;
    });
    const page = row && (await viewPage(core, core.db, row, text));
    if (!row || !page) {
      const { missing, about } = headWords(language);
      return {
        status: 404,
        head: { title: missing, description: about, canonical: pagePath(slug), unlisted: true },
        answers: { [toPath(api.getPage, { params: { slug }, query: { text } })]: null },
      };
    }
    const reviews = await listPublished(core, core.db, row, {});
    return {
      head: {
        title: page.name,
        description: page.headline,
        canonical: pagePath(slug),
        kind: 'website',
        ...shareOf(page),
        languages: page.texts.flatMap((one) => (one === 'en' ? [] : [one])),
        jsonLd: pageLd(page, (path) => core.config.baseUrl + path),
      },
      answers: {
        ...toAnswer(api.getPage, { params: { slug }, query: { text } }, page),
        ...toAnswer(api.listReviews, { params: { slug }, query: {} }, reviews.rows, reviews.next),
      },
    };
  },
  addresses: async () => {
    const rows: { slug: string; published_at: string }[] = await core
      .db('practitioner_pages')
      .modify(onlyVisible(core, core.db))
      .orderBy('slug')
      .limit(most)
      .select('slug', 'published_at');
    return rows.map(({ slug, published_at }) => ({ path: pagePath(slug), changed: published_at }));
  },
});

/** The pages of practitioners that are drawn on the server too. */
export const publicPages = (core: Core): PublicPage[] => [directory(core), practitioner(core)];
