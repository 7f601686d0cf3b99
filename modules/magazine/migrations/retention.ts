import type { RetainedTables } from '#core/contract/retention';

/** How long rows of this module's tables are kept. */
export const retention: RetainedTables = {
  article_bookmarks: 'with the account',
  article_counts: 'no personal data',
  article_former_slugs: 'no personal data',
  article_leads: 'no personal data',
  article_likes: 'with the account',
  article_revisions: { with: 'articles' },
  article_view_salts: { clocks: [{ keep: '1 day', from: 'day', by: 'magazine.forget-visitors' }] },
  article_views_today: { clocks: [{ keep: '1 day', from: 'day', by: 'magazine.forget-visitors' }] },
  article_words: 'no personal data',
  articles: {
    stays: 'published texts; who wrote them is taken out with their account, what was never published is deleted',
  },
};
