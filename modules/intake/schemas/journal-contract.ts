import { Type } from '@sinclair/typebox';

/** What is needed of a card of the journal; `language` is BCP 47, `readTime` in minutes. */
const Card = Type.Object({
  id: Type.String(),
  slug: Type.String(),
  title: Type.String(),
  excerpt: Type.String(),
  language: Type.String(),
  readTime: Type.Number(),
});
export const listJournalArticles = {
  query: Type.Object({ q: Type.Optional(Type.String()) }),
  reply: Type.Array(Card),
} as const;
