import { type Static, Type } from '@sinclair/typebox';
import { Author } from './discussion';
import { manyLines, oneLine } from './text';
import { limits, podAccesses, podCategories } from './values';

const strict = { additionalProperties: false } as const;

export const PodCategory = Type.Union(podCategories.map((one) => Type.Literal(one)));
export const PodAccess = Type.Union(podAccesses.map((one) => Type.Literal(one)));

export const PodInput = Type.Object(
  {
    name: Type.String({ minLength: 1, maxLength: limits.name, pattern: oneLine }),
    description: Type.String({ minLength: 1, maxLength: limits.description, pattern: manyLines }),
    category: PodCategory,
    access: Type.Optional(PodAccess),
    /** Seats, the guide's included; 12 by default. */
    capacity: Type.Optional(Type.Integer({ minimum: 2, maximum: 2000 })),
  },
  strict,
);
export type PodInput = Static<typeof PodInput>;

/** Where the reader stands: null is outside. */
export const Standing = Type.Union([
  Type.Literal('guide'),
  Type.Literal('member'),
  Type.Literal('requested'),
  Type.Null(),
]);
export type Standing = Static<typeof Standing>;
export const PodView = Type.Object(
  {
    id: Type.String({ format: 'uuid' }),
    name: Type.String(),
    description: Type.String(),
    category: PodCategory,
    access: PodAccess,
    /** `full` is active without a free seat. */
    status: Type.Union([
      Type.Literal('active'),
      Type.Literal('full'),
      Type.Literal('paused'),
      Type.Literal('archived'),
    ]),
    members: Type.Integer({ minimum: 0 }),
    capacity: Type.Integer(),
    createdAt: Type.String(),
    you: Standing,
    sample: Type.Boolean(),
  },
  strict,
);
export type PodView = Static<typeof PodView>;
export const PodViews = Type.Array(PodView);
export const PodQuery = Type.Object(
  {
    mine: Type.Optional(Type.Union([Type.Literal('true'), Type.Literal('false')])),
    limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 50 })),
    before: Type.Optional(Type.String({ format: 'uuid' })),
  },
  strict,
);
export type PodQuery = Static<typeof PodQuery>;
export const PodPatch = Type.Object(
  { status: Type.Union([Type.Literal('active'), Type.Literal('paused'), Type.Literal('archived')]) },
  strict,
);

/** Members by the time they came; `next` pages by `Link`. */
export const PodMembers = Type.Array(
  Type.Object({ person: Author, role: Type.Union([Type.Literal('guide'), Type.Literal('member')]) }, strict),
);
export type PodMembers = Static<typeof PodMembers>;
export const MemberQuery = Type.Object({ after: Type.Optional(Type.String({ format: 'uuid' })) }, strict);
export const PodRequests = Type.Array(Type.Object({ person: Author, askedAt: Type.String() }, strict));
export type PodRequests = Static<typeof PodRequests>;
/** The secret of an invitation link, shown once; a new one replaces the former. */
export const Invitation = Type.Object({ token: Type.String(), expiresAt: Type.String() }, strict);
export type Invitation = Static<typeof Invitation>;
export const InvitationInput = Type.Object({ token: Type.String({ pattern: '^[A-Za-z0-9_-]{43}$' }) }, strict);

/** One message of a room. `seq` counts up by one in each pod: a gap means that something is missing. */
export const PodMessage = Type.Object(
  {
    id: Type.String({ format: 'uuid' }),
    podId: Type.String({ format: 'uuid' }),
    seq: Type.Integer({ minimum: 1 }),
    /** Null when it was taken back, hidden, or written by a deleted account. */
    content: Type.Union([Type.String(), Type.Null()]),
    clientId: Type.String({ format: 'uuid' }),
    author: Type.Union([
      Type.Object({ id: Type.String({ format: 'uuid' }), name: Type.String() }, strict),
      Type.Null(),
    ]),
    createdAt: Type.String(),
  },
  strict,
);
export type PodMessage = Static<typeof PodMessage>;
export const PodMessages = Type.Array(PodMessage);
/** `after` reads on from a number, oldest first; otherwise the newest before `before`, still oldest first. */
export const MessageQuery = Type.Object(
  {
    after: Type.Optional(Type.Integer({ minimum: 0, maximum: 2_000_000_000 })),
    before: Type.Optional(Type.Integer({ minimum: 1, maximum: 2_000_000_000 })),
    limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 100 })),
  },
  strict,
);
export type MessageQuery = Static<typeof MessageQuery>;
/** What a browser sends as `chat_message`; its `timestamp` is not believed. */
export const ChatInput = Type.Object(
  {
    room: Type.String(),
    content: Type.String({ minLength: 1, maxLength: limits.message, pattern: manyLines }),
    clientId: Type.Optional(Type.String({ pattern: '^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$' })),
    timestamp: Type.Optional(Type.Unknown()),
  },
  strict,
);
