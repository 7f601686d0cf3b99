import { setImmediate } from 'node:timers/promises';
import { Feed } from 'feed';
import type { PublicDocument } from '#core/contract/public-page';
import type { Core } from '#core/contract/server';
import { inLanguage } from '#core/contract/written-languages';
import { type MediaFile, media } from '#modules/media/public';
import type { ArticleCard } from '../../schemas/article';
import { articlePagePath, feedPath, magazinePath } from '../../schemas/paths';
import { type ArticleLanguage, articleLanguages, type Category, categories } from '../../schemas/values';
import { Article } from '../models/article';
import { listArticles } from '../queries/article-list';
import { toMediaView } from '../queries/article-view';
import { mediaKey } from '../queries/media-file';
import { findTranslation, languagesOf, readTranslations, translateArticle } from '../queries/translations';
import { listFileKeys } from '../text/file-keys';
import { pictureHtml, toHtml } from '../text/to-html';

const items = 30;

const chosen = (query: URLSearchParams): Category | null =>
  categories.find((name) => name === query.get('category')) ?? null;

interface Enclosure {
  readonly url: string;
  readonly length: number;
  readonly type: string;
}

/** What a podcast player takes from an article: its own recording, else the first of the library that can be saved. */
const enclosureOf = async (
  core: Core,
  row: Article,
  files: readonly MediaFile[],
  absolute: (path: string) => string,
): Promise<Enclosure | null> => {
  const own = toMediaView(row);
  if (own && row.media) {
    const bytes = await core.storage.get(mediaKey(row.id, row.media.file));
    return bytes ? { url: absolute(own.src), length: bytes.length, type: own.type } : null;
  }
  const file = files.find(({ url }) => url !== null);
  return file?.url ? { url: absolute(file.url), length: file.size, type: file.type } : null;
};

/** The text of an article and what is played with it. Reading a long text takes a while, so others get their turn between two. */
const wholeOf = async (core: Core, row: Article, cover: ArticleCard['cover'], absolute: (path: string) => string) => {
  await setImmediate();
  const tree = core.markdown(row.body);
  const keys = listFileKeys(tree);
  const found = keys.length > 0 ? await core.port(media).files(core.db, { ids: [], keys }) : [];
  const files = new Map(found.map((file) => [file.key, file]));
  const text = toHtml(tree, { absolute, files });
  const inOrder = keys.flatMap((key) => files.get(key) ?? []);
  const picture = cover ? `${pictureHtml(cover, absolute)}\n` : '';
  return { content: `${picture}${text}`, enclosure: await enclosureOf(core, row, inOrder, absolute) };
};

/** An article with the words of its translation into a language, where that is not its own. */
const inWordsOf = async (core: Core, row: Article, lang: ArticleLanguage | undefined): Promise<Article> => {
  if (lang === undefined || lang === row.language) return row;
  const translation = findTranslation(await readTranslations(core, core.db, row), lang);
  return translation ? Article.fromJson({ ...row, ...translateArticle(row, translation) }) : row;
};

/** The newest 30 articles as RSS 2.0 with their whole texts, all or of one category, each as it was written; or those that can be read in a language, in it. */
export const feed = (core: Core): PublicDocument => ({
  path: '/magazine/feed.xml',
  type: 'application/rss+xml; charset=utf-8',
  write: async (query) => {
    const category = chosen(query);
    const lang = articleLanguages.find((one) => one === query.get('lang'));
    const absolute = (path: string): string => core.config.baseUrl + path;
    const { cards } = await listArticles(
      core,
      { limit: items, ...(category && { category }), ...(lang && { lang }) },
      null,
      lang,
    );
    const rows = await Article.query(core.db).whereIn(
      'id',
      cards.map(({ id }) => id),
    );
    const byId = new Map(rows.map((row) => [row.id, row]));
    const self = absolute(feedPath(category ?? undefined, lang));
    const spoken = new Set(cards.map(({ language }) => language));
    const made = new Feed({
      title: category ? `Transformation Journal: ${category}` : 'Transformation Journal',
      description: 'Articles, guides and talks on change: what is known, and what people lived through.',
      id: self,
      link: absolute(magazinePath(category ? { category } : {})),
      // A feed has one language or names none.
      ...(spoken.size === 1 ? { language: [...spoken][0] ?? 'en' } : {}),
      copyright: core.config.houseName,
      feedLinks: { rss: self },
      // Without articles any fixed day will do; a feed must not change because it was asked.
      updated: new Date(cards[0]?.publishedAt ?? 0),
    });
    for (const card of cards) {
      const row = byId.get(card.id);
      const whole = row ? await wholeOf(core, await inWordsOf(core, row, lang), card.cover, absolute) : null;
      made.addItem({
        title: card.title,
        id: absolute(`/magazine#${card.id}`),
        link: absolute(inLanguage(articlePagePath(card.slug), card.language, row ? languagesOf(row) : [])),
        description: card.excerpt,
        date: new Date(card.publishedAt ?? 0),
        category: [card.category, ...card.tags].map((name) => ({ name })),
        ...(whole ? { content: whole.content } : {}),
        ...(whole?.enclosure ? { enclosure: whole.enclosure } : {}),
      });
    }
    return made.rss2();
  },
});
