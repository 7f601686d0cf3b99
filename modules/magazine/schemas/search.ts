import { type Static, Type } from '@sinclair/typebox';
import { ArticleType, Category, Language } from './kinds';
import { longestQuery } from './values';

const strict = { additionalProperties: false } as const;

export const SearchQuery = Type.Object(
  { q: Type.String({ maxLength: longestQuery }), lang: Type.Optional(Language) },
  strict,
);

/** A run of text; `hit` where the search was found. Drawn as `<mark>`; there is no HTML in it. */
export const Segment = Type.Object({ text: Type.String(), hit: Type.Boolean() }, { ...strict, $id: 'SearchSegment' });
export type Segment = Static<typeof Segment>;

/** One find of the full-text search. */
export const ArticleHit = Type.Object(
  {
    id: Type.String({ format: 'uuid' }),
    slug: Type.String(),
    title: Type.Array(Segment),
    snippet: Type.Array(Segment),
    category: Category,
    /** Of title and snippet. */
    language: Language,
    type: ArticleType,
    readTime: Type.Integer({ minimum: 1 }),
  },
  { ...strict, $id: 'ArticleHit' },
);
export type ArticleHit = Static<typeof ArticleHit>;

/** At most eight finds, best first. `corrected` is the spelling that was searched instead of what was typed, else null. */
export const SearchView = Type.Object(
  { corrected: Type.Union([Type.String(), Type.Null()]), hits: Type.Array(ArticleHit) },
  { ...strict, $id: 'ArticleSearch' },
);
export type SearchView = Static<typeof SearchView>;
