import type { ArticleCard, ArticleView } from '../schemas/article';
import type { ArticleCounts } from '../schemas/list';

/** A card, or what the overrides make of it. */
export const aCard = (overrides: Partial<ArticleCard> = {}): ArticleCard => ({
  id: `id-${overrides.slug ?? 'a-breath'}`,
  slug: 'a-breath',
  title: 'A Breath You Can Count',
  excerpt: 'Four in, six out.',
  author: 'Lena Hartog',
  category: 'Wellness',
  cover: null,
  tags: ['breath'],
  type: 'article',
  featured: false,
  language: 'en',
  partner: null,
  publishedAt: '2026-11-02T08:00:00.000000Z',
  readTime: 11,
  likes: 131,
  views: 3180,
  liked: false,
  bookmarked: false,
  ...overrides,
});

/** An article with two paragraphs, or what the overrides make of it. */
export const anArticle = (overrides: Partial<ArticleView> = {}): ArticleView => ({
  ...aCard(),
  status: 'published',
  body: [
    { kind: 'paragraph', children: [{ kind: 'text', text: 'For most of her life.' }] },
    { kind: 'heading', level: 2, id: 'one', children: [{ kind: 'text', text: 'What moves' }] },
    { kind: 'paragraph', children: [{ kind: 'text', text: '<img src=x onerror=alert(1)>' }] },
  ],
  headings: [{ id: 'one', level: 2, text: 'What moves' }],
  files: [],
  coverCredit: '',
  references: [],
  evidence: null,
  media: null,
  transcript: null,
  disclosure: null,
  changedAt: null,
  translated: null,
  languages: ['en'],
  related: [],
  ...overrides,
});

/** Counts of an empty magazine, or what the overrides make of them. */
export const counts = (categories: Partial<ArticleCounts['categories']> = {}): ArticleCounts => ({
  categories: {
    All: 0,
    Science: 0,
    Travel: 0,
    Wellness: 0,
    Integration: 0,
    Nutrition: 0,
    Technology: 0,
    ...categories,
  },
  types: { article: 1, video: 0, audio: 0, guide: 0 },
  partners: [{ name: 'Quinta da Serra', count: 1 }],
  tags: [{ name: 'breath', count: 2 }],
});
