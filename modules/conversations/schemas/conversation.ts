import { type Static, Type } from '@sinclair/typebox';
import { longestMessage } from './values';

const strict = { additionalProperties: false } as const;
const Id = Type.String({ format: 'uuid' });

/** White space around a message is taken off before its length is judged. */
const Content = Type.String({
  minLength: 1,
  maxLength: 2 * longestMessage,
  message: 'Write between 1 and 5,000 characters.',
});

/** `POST /api/conversations` (Idempotency-Key): the first message to the other side of an accepted match, or to the team. Exactly one of both. */
export const ConversationInput = Type.Object(
  {
    matchId: Type.Optional(Id),
    with: Type.Optional(Type.Literal('team')),
    /** Account of a client who sent an intake; the team alone writes to one. */
    clientId: Type.Optional(Id),
    content: Content,
  },
  { ...strict, $id: 'ConversationInput' },
);
export type ConversationInput = Static<typeof ConversationInput>;

/** `POST /api/conversations/:id/messages` (Idempotency-Key). */
export const MessageInput = Type.Object({ content: Content }, { ...strict, $id: 'MessageInput' });

/** `POST /api/conversations/:id/read`: the newest message that was on the screen. */
export const ReadInput = Type.Object({ upTo: Id }, { ...strict, $id: 'ReadInput' });

const brief = {
  id: Id,
  /** Null once its author's account is deleted: the words went with it. */
  content: Type.Union([Type.String(), Type.Null()]),
  sentAt: Type.String(),
  /** Read by the side it was written to. */
  isRead: Type.Boolean(),
  /** Written by the caller. */
  mine: Type.Boolean(),
};
/** The newest message of a conversation, in a list. */
export const MessageBrief = Type.Object(brief, strict);

/** A message; `authorName` is null for a deleted account, and one name for everybody of the team where a client reads. */
export const MessageView = Type.Object(
  { ...brief, authorName: Type.Union([Type.String(), Type.Null()]) },
  { ...strict, $id: 'MessageView' },
);
export type MessageView = Static<typeof MessageView>;

const conversation = {
  id: Id,
  /** Whom the caller writes with; a practitioner reads initials until the client opens the contact segment. Null for a deleted account. */
  with: Type.Object(
    {
      kind: Type.Union([Type.Literal('team'), Type.Literal('practitioner'), Type.Literal('client')]),
      name: Type.Union([Type.String(), Type.Null()]),
    },
    strict,
  ),
  /** Messages of the other side which the caller's side has not read. */
  unread: Type.Integer(),
  /** The two do not work together any more; the client may still read. */
  closed: Type.Boolean(),
  can: Type.Object({ write: Type.Boolean() }, strict),
};

/** One line of `GET /api/conversations`. */
export const ConversationView = Type.Object(
  { ...conversation, lastMessage: MessageBrief },
  { ...strict, $id: 'ConversationView' },
);
export type ConversationView = Static<typeof ConversationView>;

/** `GET /api/conversations`: what the caller takes part in, newest message first. */
export const ConversationList = Type.Array(ConversationView);

/** `GET /api/conversations/:id`: one page of messages, newest first. */
export const ConversationThread = Type.Object(
  { ...conversation, messages: Type.Array(MessageView) },
  { ...strict, $id: 'ConversationThread' },
);
export type ConversationThread = Static<typeof ConversationThread>;

/** What a sent first message became: `id` is the conversation's. */
export const ConversationStarted = Type.Object(
  { id: Id, message: MessageView },
  { ...strict, $id: 'ConversationStarted' },
);
export type ConversationStarted = Static<typeof ConversationStarted>;

/** How many messages are still unread after a reading. */
export const ReadReceipt = Type.Object({ unread: Type.Integer() }, { ...strict, $id: 'ReadReceipt' });

/** Part of the list; `cursor` is the id of the last message of the last line before. */
export const ConversationPage = Type.Object(
  {
    limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 50 })),
    cursor: Type.Optional(Id),
    /** Part of the name under which the caller meets the other side. */
    q: Type.Optional(Type.String({ maxLength: 100 })),
    /** Only those with something unread. */
    unread: Type.Optional(Type.Literal('true')),
  },
  strict,
);
export type ConversationPage = Static<typeof ConversationPage>;

/** Part of a conversation; `cursor` is the id of the oldest message of the page before. */
export const MessagePage = Type.Object(
  { limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 50 })), cursor: Type.Optional(Id) },
  strict,
);
export type MessagePage = Static<typeof MessagePage>;

/** `GET /api/messages/standing`: what waits for the caller, and whom the caller may write to. */
export const MessageStatus = Type.Object(
  {
    /** Unread messages of all open conversations. */
    unread: Type.Integer({ minimum: 0 }),
    /** Conversations the caller takes part in. */
    conversations: Type.Integer({ minimum: 0 }),
    /** The other sides of accepted matches; `conversationId` is null before the first message. */
    people: Type.Array(
      Type.Object({ matchId: Id, name: Type.String(), conversationId: Type.Union([Id, Type.Null()]) }, strict),
    ),
    /** The conversation with the team; null for the team itself and for people who write to it in no other way. */
    team: Type.Union([Type.Object({ conversationId: Type.Union([Id, Type.Null()]) }, strict), Type.Null()]),
  },
  { ...strict, $id: 'TalkStanding' },
);
export type MessageStatus = Static<typeof MessageStatus>;
