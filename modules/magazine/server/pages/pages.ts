import { toPath } from '#core/contract/endpoint';
import { Problem } from '#core/contract/errors';
import type { UiLanguage } from '#core/contract/page';
import { type PageHead, type PublicPage, type PublicPageAnswer, toAnswer } from '#core/contract/public-page';
import type { Core } from '#core/contract/server';
import { addressesIn, languageOf, spokenIn } from '#core/contract/written-languages';
import type { ArticleView } from '../../schemas/article';
import * as api from '../../schemas/endpoints';
import {
  articlePagePath,
  bookmarksPagePath,
  feedPath,
  filtersOf,
  magazinePath,
  withoutSort,
} from '../../schemas/paths';
import type { ArticleLanguage } from '../../schemas/values';
import { Article } from '../models/article';
import { countArticles } from '../queries/article-counts';
import { listArticles } from '../queries/article-list';
import { getArticleView } from '../queries/article-view';
import { getReadableArticle } from '../queries/articles';
import { listReadingList } from '../queries/reading-list';
import { languagesOf } from '../queries/translations';
import { cardPath } from './cards';
import { articleLd, listLd, widestOf } from './json-ld';
import { type HeadWords, headWords } from './words';

/** Most addresses of a sitemap. */
const most = 50_000;

const feeds = [{ title: 'Transformation Journal', path: feedPath() }];

/** The list at `/magazine`: readable with any filters, listed by search engines without them and by category. */
const listPage = (core: Core, absolute: (path: string) => string): PublicPage => ({
  path: '/magazine',
  load: async ({ query, user, language }) => {
    const filters = filtersOf(query);
    const asked = { ...filters, lang: languageOf(language) };
    const { category } = filters;
    const words = headWords(language);
    const [{ cards }, counts] = await Promise.all([listArticles(core, asked, user), countArticles(core.db, filters)]);
    const narrowed = Object.keys(filters).some((name) => name !== 'category');
    return {
      head: {
        title: category ? `${words.categories[category]} · Transformation Journal` : 'Transformation Journal',
        description: words.about,
        canonical: magazinePath(category ? { category } : {}),
        kind: 'website',
        image: {
          path: cardPath(category ?? null),
          alt: category ? `${words.categories[category]} · Transformation Journal` : 'Transformation Journal',
        },
        jsonLd: listLd(cards, absolute),
        feeds: category
          ? [...feeds, { title: `Transformation Journal: ${category}`, path: feedPath(category) }]
          : feeds,
        ...(narrowed ? { unlisted: true as const } : {}),
      },
      answers: {
        ...toAnswer(api.listArticles, { query: asked }, cards),
        ...toAnswer(api.countArticles, { query: withoutSort(filters) }, counts),
      },
    };
  },
  addresses: async () => {
    const newest = await core.db('articles').where({ status: 'published' }).max({ changed: 'updated_at' }).first();
    return [{ path: '/magazine', changed: (newest?.changed as string | null) ?? null }];
  },
});

const absent = (slug: string, lang: ArticleLanguage, { missing, about }: HeadWords): PublicPageAnswer => ({
  status: 404,
  head: { title: missing, description: about, canonical: articlePagePath(slug), unlisted: true },
  // Known to be nothing, so that the page itself says so, with a search.
  answers: { [toPath(api.getArticle, { params: { slug }, query: { lang } })]: null },
});

/** The picture of a link to an article: its cover, else the card of its category. */
const shareOf = ({ cover, category }: ArticleView, language: UiLanguage): NonNullable<PageHead['image']> => {
  const alt = `${headWords(language).categories[category]} · Transformation Journal`;
  if (!cover) return { path: cardPath(category), alt };
  const { url, width } = widestOf(cover);
  const height = Math.round((width * cover.height) / cover.width);
  return { path: url, alt: cover.alt || alt, type: 'image/webp', width, height };
};

/** One article. At a former address it is the same page, whose canonical address is the present one. */
const articlePage = (core: Core, absolute: (path: string) => string): PublicPage => ({
  path: '/magazine/:slug',
  load: async ({ params, user, language }) => {
    const slug = params.slug ?? '';
    const row = await getReadableArticle(core.db, slug, user).catch((error: unknown) => {
      if (error instanceof Problem && error.status === 404) return null;
      throw error;
    });
    const query = { lang: languageOf(language) };
    if (!row) return absent(slug, query.lang, headWords(language));
    const view = await getArticleView(core, row, user, query.lang);
    return {
      head: {
        title: view.title,
        description: view.excerpt,
        canonical: articlePagePath(view.slug),
        kind: 'article',
        image: shareOf(view, language),
        ...spokenIn(view.languages),
        jsonLd: articleLd(view, core.config.houseName, absolute),
        feeds,
        ...(view.status === 'published' ? {} : { unlisted: true as const }),
      },
      answers: {
        ...toAnswer(api.getArticle, { params: { slug }, query }, view),
        ...toAnswer(api.getArticle, { params: { slug: view.slug }, query }, view),
      },
    };
  },
  addresses: async () => {
    const rows = await Article.query(core.db)
      .where({ status: 'published' })
      .orderBy('published_at', 'desc')
      .limit(most)
      .select('slug', 'language', 'updated_at', 'translated');
    return rows.flatMap(({ slug, language, translated, updatedAt }) =>
      addressesIn(articlePagePath(slug), languagesOf({ language, translated })).map((path) => ({
        path,
        changed: updatedAt,
      })),
    );
  },
});

/** The reading list: everybody may open the page, what is on it is the person's own. */
const readingListPage = (core: Core): PublicPage => ({
  path: bookmarksPagePath,
  load: async ({ user, language }) => ({
    head: {
      title: headWords(language).readingList,
      description: headWords(language).about,
      canonical: bookmarksPagePath,
      unlisted: true,
    },
    answers: user
      ? toAnswer(
          api.listBookmarks,
          { query: { lang: languageOf(language) } },
          await listReadingList(core, user, languageOf(language)),
        )
      : {},
  }),
});

/** The magazine's pages that are drawn on the server too. */
export const publicPages = (core: Core): PublicPage[] => {
  const absolute = (path: string): string => core.config.baseUrl + path;
  return [listPage(core, absolute), readingListPage(core), articlePage(core, absolute)];
};
