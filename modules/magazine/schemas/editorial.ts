import { type Static, Type } from '@sinclair/typebox';
import { MarkdownTree } from '#core/contract/markdown';
import { MediaFile } from '#modules/media/public-server';
import { Evidence, Reference } from './article';
import { ArticleStatus, ArticleType, Category, Language } from './kinds';

const strict = { additionalProperties: false } as const;
const oneLine = '^[^\\u0000-\\u001f\\u007f]*$';

/** Most characters of an article's text. */
export const longestBody = 200_000;
const Title = Type.String({ minLength: 1, maxLength: 160, pattern: oneLine });
const Body = Type.String({ maxLength: longestBody });

/** Lower case words joined by hyphens. */
export const Slug = Type.String({ pattern: '^[a-z0-9]+(-[a-z0-9]+)*$', minLength: 3, maxLength: 100 });

/** Which stored file belongs to an article; `file` and `captions` are names under its media. */
export const MediaInput = Type.Object(
  {
    kind: Type.Union([Type.Literal('audio'), Type.Literal('video')]),
    file: Type.String({ pattern: '^[a-z0-9][a-z0-9.-]{0,99}\\.(m4a|mp3|webm|mp4)$' }),
    captions: Type.Union([Type.String({ pattern: '^[a-z0-9][a-z0-9.-]{0,99}\\.vtt$' }), Type.Null()]),
    durationSeconds: Type.Union([Type.Integer({ minimum: 1, maximum: 86_400 }), Type.Null()]),
  },
  { ...strict, $id: 'ArticleMediaInput' },
);
export type MediaInput = Static<typeof MediaInput>;

/** Everything an editor writes; this is also what a kept version holds. */
export const ArticleContent = Type.Object(
  {
    title: Title,
    slug: Slug,
    excerpt: Type.String({ maxLength: 400, pattern: oneLine }),
    author: Type.String({ minLength: 1, maxLength: 100, pattern: oneLine }),
    category: Category,
    type: ArticleType,
    tags: Type.Array(Type.String({ minLength: 1, maxLength: 60, pattern: oneLine }), {
      maxItems: 12,
      uniqueItems: true,
    }),
    featured: Type.Boolean(),
    language: Language,
    partner: Type.Union([Type.String({ minLength: 1, maxLength: 100, pattern: oneLine }), Type.Null()]),
    disclosure: Type.Union([Type.String({ minLength: 1, maxLength: 600 }), Type.Null()]),
    body: Body,
    references: Type.Array(Reference, { maxItems: 60 }),
    evidence: Type.Union([Evidence, Type.Null()]),
    media: Type.Union([MediaInput, Type.Null()]),
    /** Id of a picture of the media library. */
    cover: Type.Union([Type.String({ format: 'uuid' }), Type.Null()]),
    /** Markdown. */
    transcript: Type.Union([Type.String({ minLength: 1, maxLength: longestBody }), Type.Null()]),
  },
  { ...strict, $id: 'ArticleContent' },
);
export type ArticleContent = Static<typeof ArticleContent>;

/** A new draft: a title is enough; without a slug it is made from the title. */
export const ArticleInput = Type.Composite(
  [Type.Pick(ArticleContent, ['title']), Type.Partial(Type.Omit(ArticleContent, ['title']))],
  { ...strict, $id: 'ArticleInput' },
);
export type ArticleInput = Static<typeof ArticleInput>;

/** A change of some fields. */
export const ArticleChange = Type.Partial(ArticleContent, { ...strict, minProperties: 1, $id: 'ArticleChange' });
export type ArticleChange = Static<typeof ArticleChange>;

const Instant = Type.String({ format: 'date-time', maxLength: 40 });

/** A step to another stage; `publishAt` goes with `scheduled` alone. */
export const StatusInput = Type.Object(
  { status: ArticleStatus, publishAt: Type.Optional(Instant) },
  { ...strict, $id: 'ArticleStatusInput' },
);
export type StatusInput = Static<typeof StatusInput>;

/** Fields and stage in one, for the route by slug. */
export const ArticlePatch = Type.Composite([Type.Partial(ArticleContent), Type.Partial(StatusInput)], {
  ...strict,
  minProperties: 1,
  $id: 'ArticlePatch',
});
export type ArticlePatch = Static<typeof ArticlePatch>;

/** An article as those who work on it see it. `missing` is what keeps it from being published. */
export const EditorialView = Type.Object(
  {
    id: Type.String({ format: 'uuid' }),
    version: Type.Integer({ minimum: 1 }),
    status: ArticleStatus,
    /** What is written: of a published article with the changes that wait. */
    content: ArticleContent,
    /** What readers see; null where that is the same. */
    shown: Type.Union([ArticleContent, Type.Null()]),
    /** Instants. */
    publishAt: Type.Union([Type.String(), Type.Null()]),
    publishedAt: Type.Union([Type.String(), Type.Null()]),
    updatedAt: Type.String(),
    words: Type.Integer({ minimum: 0 }),
    readTime: Type.Integer({ minimum: 1 }),
    missing: Type.Array(Type.Object({ path: Type.String(), message: Type.String() }, strict)),
    can: Type.Object({ edit: Type.Boolean(), move: Type.Array(ArticleStatus) }, strict),
  },
  { ...strict, $id: 'ArticleEditorial' },
);
export type EditorialView = Static<typeof EditorialView>;

/** A line of the editors' list. */
export const EditorialRow = Type.Object(
  {
    id: Type.String({ format: 'uuid' }),
    slug: Type.String(),
    title: Type.String(),
    author: Type.String(),
    category: Category,
    type: ArticleType,
    status: ArticleStatus,
    version: Type.Integer(),
    /** Changes wait until a second person publishes them. */
    waits: Type.Boolean(),
    publishAt: Type.Union([Type.String(), Type.Null()]),
    publishedAt: Type.Union([Type.String(), Type.Null()]),
    updatedAt: Type.String(),
  },
  { ...strict, $id: 'ArticleEditorialRow' },
);
export type EditorialRow = Static<typeof EditorialRow>;
export const EditorialList = Type.Array(EditorialRow);
export const EditorialQuery = Type.Object(
  {
    status: Type.Optional(ArticleStatus),
    after: Type.Optional(Type.String({ maxLength: 120 })),
    limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 100 })),
  },
  strict,
);

/** One kept version: who, when, what was done, and the content as it was. Newest first. */
export const RevisionView = Type.Object(
  {
    version: Type.Integer({ minimum: 1 }),
    /** Name of the person; null when the product itself or a former member did it. */
    editor: Type.Union([Type.String(), Type.Null()]),
    savedAt: Type.String(),
    action: Type.Union([
      Type.Literal('created'),
      Type.Literal('changed'),
      Type.Literal('restored'),
      Type.Literal('moved'),
    ]),
    status: ArticleStatus,
    title: Type.String(),
    words: Type.Integer({ minimum: 0 }),
  },
  { ...strict, $id: 'ArticleRevision' },
);
export type RevisionView = Static<typeof RevisionView>;
export const RevisionList = Type.Array(RevisionView);
/** The content of one kept version. */
export const RevisionContent = Type.Composite([RevisionView, Type.Object({ content: ArticleContent })], {
  ...strict,
  $id: 'ArticleRevisionContent',
});
export type RevisionContent = Static<typeof RevisionContent>;

export const RestoreInput = Type.Object(
  { version: Type.Integer({ minimum: 1, maximum: 1_000_000 }) },
  { ...strict, $id: 'ArticleRestoreInput' },
);

export const PreviewInput = Type.Object({ markdown: Body }, { ...strict, $id: 'ArticlePreviewInput' });
/** What a text looks like, before it is saved. */
export const PreviewView = Type.Object(
  {
    body: MarkdownTree,
    files: Type.Array(MediaFile),
    words: Type.Integer({ minimum: 0 }),
    readTime: Type.Integer({ minimum: 1 }),
  },
  { ...strict, $id: 'ArticlePreview' },
);
export type PreviewView = Static<typeof PreviewView>;
