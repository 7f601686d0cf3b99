import { Feed } from 'feed';
import type { PublicDocument } from '#core/contract/public-page';
import type { Core } from '#core/contract/server';
import { articlePagePath, feedPath, magazinePath } from '../../schemas/paths';
import { type Category, categories } from '../../schemas/values';
import { listArticles } from '../service/list';

const items = 30;

const chosen = (query: URLSearchParams): Category | null =>
  categories.find((name) => name === query.get('category')) ?? null;

/** The newest 30 articles as RSS 2.0, all or of one category. */
export const feed = (core: Core): PublicDocument => ({
  path: '/magazine/feed.xml',
  type: 'application/rss+xml; charset=utf-8',
  write: async (query) => {
    const category = chosen(query);
    const absolute = (path: string): string => core.config.baseUrl + path;
    const { cards } = await listArticles(core.db, { limit: items, ...(category ? { category } : {}) }, null);
    const self = absolute(feedPath(category ?? undefined));
    const made = new Feed({
      title: category ? `Transformation Journal: ${category}` : 'Transformation Journal',
      description: 'Articles, guides and talks on change: what is known, and what people lived through.',
      id: self,
      link: absolute(magazinePath(category ? { category } : {})),
      language: 'en',
      copyright: 'Hedo',
      feedLinks: { rss: self },
      // Without articles any fixed day will do; a feed must not change because it was asked.
      updated: new Date(cards[0]?.publishedAt ?? 0),
    });
    for (const card of cards)
      made.addItem({
        title: card.title,
        id: absolute(`/magazine#${card.id}`),
        link: absolute(articlePagePath(card.slug)),
        description: card.excerpt,
        date: new Date(card.publishedAt ?? 0),
        category: [card.category, ...card.tags].map((name) => ({ name })),
      });
    return made.rss2();
  },
});
