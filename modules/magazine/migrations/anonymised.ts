import type { AnonymisedTables } from '#core/contract/anonymised';

/** What the tables of this module become in a data set for a test system. */
export const anonymised: AnonymisedTables = {
  article_former_slugs: { slug: 'keep' },
  article_revisions: { status: 'keep', content: { json: { author: 'name' } } },
  article_view_salts: 'left-out',
  article_views_today: 'left-out',
  article_words: { word: 'keep' },
  articles: {
    slug: 'keep',
    title: 'keep',
    excerpt: 'keep',
    category: 'keep',
    type: 'keep',
    tags: 'keep',
    language: 'keep',
    partner: 'keep',
    disclosure: 'keep',
    body: 'keep',
    refs: 'keep',
    evidence: 'keep',
    media: 'keep',
    transcript: 'keep',
    translated: 'keep',
    pending: { json: { author: 'name' } },
    plain: 'keep',
    haystack: 'keep',
    shipped: 'keep',
    author: 'name',
  },
};
