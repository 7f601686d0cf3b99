import { type Static, Type } from '@sinclair/typebox';
import { MarkdownTree } from '#core/contract/markdown';
import { instant, manyLines, oneLine } from './text';
import { discussionCategories, levels, limits } from './values';

const strict = { additionalProperties: false } as const;

export const DiscussionCategory = Type.Union(discussionCategories.map((one) => Type.Literal(one)));

/** Who wrote: never an address or a role. */
export const Author = Type.Object(
  { id: Type.String({ format: 'uuid' }), name: Type.String(), you: Type.Boolean() },
  strict,
);
export type Author = Static<typeof Author>;

export const DiscussionInput = Type.Object(
  {
    title: Type.String({ minLength: 1, maxLength: limits.title, pattern: oneLine }),
    content: Type.String({ minLength: 1, maxLength: limits.content, pattern: manyLines }),
    category: DiscussionCategory,
  },
  strict,
);
export type DiscussionInput = Static<typeof DiscussionInput>;
export const DiscussionPatch = Type.Partial(DiscussionInput, { minProperties: 1, ...strict });
export type DiscussionPatch = Static<typeof DiscussionPatch>;

/** One row of the list; `content` is its beginning, at most 280 characters. */
export const DiscussionRow = Type.Object(
  {
    id: Type.String({ format: 'uuid' }),
    title: Type.String(),
    content: Type.String(),
    category: DiscussionCategory,
    createdAt: Type.String(),
    /** The newest reply, or the discussion itself. */
    lastAt: Type.String(),
    responseCount: Type.Integer({ minimum: 0 }),
    /** Null once the account is deleted. */
    author: Type.Union([Author, Type.Null()]),
    sample: Type.Boolean(),
  },
  strict,
);
export type DiscussionRow = Static<typeof DiscussionRow>;
export const DiscussionRows = Type.Array(DiscussionRow);

const Can = Type.Object({ edit: Type.Boolean(), delete: Type.Boolean(), hide: Type.Boolean() }, strict);
export const Level = Type.Union(levels.map((one) => Type.Literal(one)));
export type Level = Static<typeof Level>;

/** A discussion to be read; `content` is as typed, `tree` is what is drawn. */
export const DiscussionView = Type.Object(
  {
    ...DiscussionRow.properties,
    tree: MarkdownTree,
    version: Type.Integer({ minimum: 1 }),
    editedAt: Type.Union([Type.String(), Type.Null()]),
    hidden: Type.Boolean(),
    /** The reader blocked the author. */
    blocked: Type.Boolean(),
    level: Level,
    can: Can,
    /** After writing: the words sounded like a crisis, so the page offers help. Nothing else follows from it. */
    help: Type.Boolean(),
  },
  strict,
);
export type DiscussionView = Static<typeof DiscussionView>;

export const DiscussionQuery = Type.Object(
  {
    category: Type.Optional(DiscussionCategory),
    q: Type.Optional(Type.String({ maxLength: 200 })),
    limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 50 })),
    before: Type.Optional(Type.String({ pattern: instant })),
    beforeId: Type.Optional(Type.String({ format: 'uuid' })),
  },
  strict,
);
export type DiscussionQuery = Static<typeof DiscussionQuery>;

export const ResponseInput = Type.Object(
  { content: Type.String({ minLength: 1, maxLength: limits.content, pattern: manyLines }) },
  strict,
);
export type ResponseInput = Static<typeof ResponseInput>;
export const ResponseView = Type.Object(
  {
    id: Type.String({ format: 'uuid' }),
    discussionId: Type.String({ format: 'uuid' }),
    content: Type.String(),
    tree: MarkdownTree,
    createdAt: Type.String(),
    editedAt: Type.Union([Type.String(), Type.Null()]),
    version: Type.Integer({ minimum: 1 }),
    author: Type.Union([Author, Type.Null()]),
    hidden: Type.Boolean(),
    blocked: Type.Boolean(),
    can: Can,
    help: Type.Boolean(),
  },
  strict,
);
export type ResponseView = Static<typeof ResponseView>;
export const ResponseViews = Type.Array(ResponseView);
export const ResponseQuery = Type.Object(
  {
    limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 50 })),
    after: Type.Optional(Type.String({ pattern: instant })),
    afterId: Type.Optional(Type.String({ format: 'uuid' })),
  },
  strict,
);
export type ResponseQuery = Static<typeof ResponseQuery>;

/** An earlier wording; for its author and for moderators. */
export const Revisions = Type.Array(
  Type.Object(
    {
      version: Type.Integer({ minimum: 1 }),
      title: Type.Union([Type.String(), Type.Null()]),
      content: Type.String(),
      /** When this wording was replaced. */
      replacedAt: Type.String(),
    },
    strict,
  ),
);
export type Revisions = Static<typeof Revisions>;
/** The wording that was saved elsewhere in the meantime. */
export const NewerWording = Type.Object(
  { current: Type.Object({ version: Type.Integer({ minimum: 1 }), content: Type.String() }, strict) },
  strict,
);
/** Above the limit of writing: whether the words sounded like a crisis, so that the page offers help all the same. */
export const RefusedWithHelp = Type.Object({ help: Type.Optional(Type.Literal(true)) }, strict);
export const HideInput = Type.Object({ hidden: Type.Boolean() }, strict);
