import { Type } from '@sinclair/typebox';
import { endpoint } from '#core/contract/endpoint';

/** What is needed of a card of the journal; `language` is BCP 47, `readTime` in minutes. */
const Card = Type.Object({
  id: Type.String(),
  slug: Type.String(),
  title: Type.String(),
  excerpt: Type.String(),
  language: Type.String(),
  readTime: Type.Number(),
});
const contract = { query: Type.Object({ q: Type.Optional(Type.String()) }), reply: Type.Array(Card) } as const;

/** The journal's list. Its module may be absent, so it is described here instead of being imported; then it answers 404. */
export const listJournalArticles = endpoint<typeof contract>()('get', '/api/articles');
export type JournalArticle = (typeof contract)['reply']['static'][number];
