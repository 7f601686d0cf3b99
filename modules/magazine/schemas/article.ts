import { type Static, Type } from '@sinclair/typebox';
import { MarkdownTree } from '#core/contract/markdown';
import { MediaFile, PictureSource } from '#modules/media/public-server';
import { ArticleStatus, ArticleType, Category, Language } from './kinds';

const strict = { additionalProperties: false } as const;
const Nullable = <T extends ReturnType<typeof Type.String> | ReturnType<typeof Type.Integer>>(schema: T) =>
  Type.Union([schema, Type.Null()]);

/** An article in a list. `likes` and `views` are counted; `liked` and `bookmarked` are the caller's own. */
export const ArticleCard = Type.Object(
  {
    id: Type.String({ format: 'uuid' }),
    slug: Type.String(),
    title: Type.String(),
    excerpt: Type.String(),
    /** Byline. */
    author: Type.String(),
    category: Category,
    /** A picture of the library; without one the page draws a cover of its own. */
    cover: Type.Union([PictureSource, Type.Null()]),
    tags: Type.Array(Type.String()),
    type: ArticleType,
    featured: Type.Boolean(),
    /** Of its words, as they are shown. */
    language: Language,
    /** Who paid for or took part in it; the disclosure is in the article. */
    partner: Nullable(Type.String()),
    /** ISO instant with six digits; null while it is not published. */
    publishedAt: Nullable(Type.String()),
    /** Minutes, at least 1. */
    readTime: Type.Integer({ minimum: 1 }),
    likes: Type.Integer({ minimum: 0 }),
    views: Type.Integer({ minimum: 0 }),
    liked: Type.Boolean(),
    bookmarked: Type.Boolean(),
  },
  { ...strict, $id: 'ArticleCard' },
);
export type ArticleCard = Static<typeof ArticleCard>;
export const ArticleList = Type.Array(ArticleCard);

/** What a piece of Science rests on, in a few words. */
export const Evidence = Type.Object(
  {
    studyType: Type.String({ minLength: 1, maxLength: 120 }),
    sample: Type.String({ minLength: 1, maxLength: 200 }),
    link: Type.String({ format: 'uri', pattern: '^https://', maxLength: 500 }),
  },
  { ...strict, $id: 'ArticleEvidence' },
);
export type Evidence = Static<typeof Evidence>;

/** A source named at the end of an article. */
export const Reference = Type.Object(
  {
    label: Type.String({ minLength: 1, maxLength: 400 }),
    url: Type.String({ format: 'uri', pattern: '^https://', maxLength: 500 }),
  },
  { ...strict, $id: 'ArticleReference' },
);
export type Reference = Static<typeof Reference>;

/** Sound or film of an article; `src` and `captions` are own paths that take byte ranges. */
export const MediaView = Type.Object(
  {
    kind: Type.Union([Type.Literal('audio'), Type.Literal('video')]),
    src: Type.String(),
    /** Media type: `audio/mp4`. */
    type: Type.String(),
    /** Address of a WebVTT file; film only. */
    captions: Nullable(Type.String()),
    durationSeconds: Nullable(Type.Integer({ minimum: 1 })),
  },
  { ...strict, $id: 'ArticleMedia' },
);
export type MediaView = Static<typeof MediaView>;

/** A heading of the text, for the table of contents; `id` is its anchor. */
export const HeadingView = Type.Object(
  { id: Type.String(), level: Type.Integer({ minimum: 2, maximum: 4 }), text: Type.String() },
  strict,
);
export type HeadingView = Static<typeof HeadingView>;

/** Another article with the reason for naming it: `tag` and `category` carry the shared word, `popular` carries null. */
export const RelatedArticle = Type.Object(
  {
    reason: Type.Object(
      {
        kind: Type.Union([Type.Literal('tag'), Type.Literal('category'), Type.Literal('popular')]),
        word: Nullable(Type.String()),
      },
      strict,
    ),
    article: ArticleCard,
  },
  { ...strict, $id: 'RelatedArticle' },
);
export type RelatedArticle = Static<typeof RelatedArticle>;

/** An article as its page shows it. `slug` may differ from the one asked: then the asked one is a former address. */
export const ArticleView = Type.Composite(
  [
    ArticleCard,
    Type.Object({
      /** `published` for everybody but its writer and the editors. */
      status: ArticleStatus,
      body: MarkdownTree,
      headings: Type.Array(HeadingView),
      /** Files of the library that the text names by their addresses. */
      files: Type.Array(MediaFile),
      /** Who made the cover, and under which licence. */
      coverCredit: Type.String(),
      references: Type.Array(Reference),
      /** Always there on published Science. */
      evidence: Type.Union([Evidence, Type.Null()]),
      media: Type.Union([MediaView, Type.Null()]),
      /** What is said in the sound or film; always there when it is published. */
      transcript: Type.Union([MarkdownTree, Type.Null()]),
      /** What the partner had to do with it; always there when a partner is named and it is published. */
      disclosure: Nullable(Type.String()),
      /** ISO instant of the last change of its words; null when it was never changed after it was published. */
      changedAt: Nullable(Type.String()),
      /** Null for the original; `isCurrent`: it has not changed since it was translated. */
      translated: Type.Union([Type.Object({ from: Language, isCurrent: Type.Boolean() }, strict), Type.Null()]),
      /** Those in which it can be read, that of the original first. */
      languages: Type.Array(Language),
      /** At most three. */
      related: Type.Array(RelatedArticle),
    }),
  ],
  { ...strict, $id: 'ArticleView' },
);
export type ArticleView = Static<typeof ArticleView>;
