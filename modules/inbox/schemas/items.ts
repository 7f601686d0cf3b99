import { type Static, Type } from '@sinclair/typebox';
import { listPlace } from '#core/contract/list';
import { automaticKinds, inboxAssignees, inboxLimits, inboxSorts, inboxStates } from './values';

const closed = { additionalProperties: false } as const;
const Instant = Type.String({ format: 'date-time' });
const InstantOrNone = Type.Union([Instant, Type.Null()]);
const Uuid = Type.String({ format: 'uuid' });
const Kind = Type.String({ pattern: '^[a-z][a-z-]{1,30}$' });
const SourceId = Type.String({ pattern: '^[A-Za-z0-9_-]{1,64}$' });
const oneOf = <T extends string>(values: readonly T[]) => Type.Union(values.map((value) => Type.Literal(value)));
const OrNull = Type.Union([Type.String(), Type.Null()]);

export const ItemParams = Type.Object({ kind: Kind, id: SourceId }, closed);
export type ItemRef = Static<typeof ItemParams>;

export const InboxQuery = Type.Object(
  {
    q: Type.Optional(Type.String({ minLength: 1, maxLength: 100 })),
    kind: Type.Optional(Kind),
    state: Type.Optional(oneOf(inboxStates)),
    assigned: Type.Optional(oneOf(inboxAssignees)),
    overdue: Type.Optional(Type.Boolean()),
    sort: Type.Optional(oneOf(inboxSorts)),
    ...listPlace,
  },
  closed,
);
export type InboxQuery = Static<typeof InboxQuery>;

export const StaffPerson = Type.Object({ id: Uuid, name: Type.String() }, { ...closed, $id: 'InboxStaffPerson' });
export type StaffPerson = Static<typeof StaffPerson>;
export const StaffList = Type.Array(StaffPerson);

/** One line of the inbox. */
export const InboxItem = Type.Object(
  {
    /** `kind~id`. */
    id: Type.String(),
    kind: Kind,
    sourceId: SourceId,
    kindLabel: Type.String(),
    urgent: Type.Boolean(),
    title: Type.String(),
    /** What it is about, in a few words of the product's own. */
    about: Type.String(),
    href: Type.String(),
    at: Instant,
    dueAt: InstantOrNone,
    overdue: Type.Boolean(),
    done: Type.Boolean(),
    /** Somebody answered by mail, and nobody has read it. */
    unread: Type.Boolean(),
    assignee: Type.Union([StaffPerson, Type.Null()]),
    snoozedUntil: InstantOrNone,
    escalated: Type.Boolean(),
    /** For `If-Match`; 0 while nobody has done anything with it. */
    version: Type.Integer({ minimum: 0 }),
  },
  { ...closed, $id: 'InboxItem' },
);
export type InboxItem = Static<typeof InboxItem>;
export const InboxList = Type.Array(InboxItem);

export const InboxCounts = Type.Object(
  {
    waiting: Type.Integer(),
    snoozed: Type.Integer(),
    mine: Type.Integer(),
    nobody: Type.Integer(),
    overdue: Type.Integer(),
    /** What waits, by kind, in the order of the kinds. */
    kinds: Type.Array(Type.Object({ kind: Kind, label: Type.String(), waiting: Type.Integer() }, closed)),
    /** Where the modules tell of changes. */
    changes: Type.Array(Type.Object({ channel: Type.String(), event: Type.String() }, closed)),
  },
  { ...closed, $id: 'InboxCounts' },
);
export type InboxCounts = Static<typeof InboxCounts>;

export const InboxNote = Type.Object(
  { id: Uuid, author: Type.String(), text: Type.String(), mentions: Type.Array(Type.String()), createdAt: Instant },
  closed,
);
export type InboxNote = Static<typeof InboxNote>;
export const InboxMessage = Type.Object(
  {
    id: Uuid,
    direction: Type.Union([Type.Literal('out'), Type.Literal('in')]),
    /** Who of the team wrote; null for what came in. */
    author: OrNull,
    /** Whom it went to or came from. */
    address: Type.String(),
    /** It came from another address than the one that was written to. */
    isOther: Type.Boolean(),
    /** A machine wrote it; null where a person did. */
    automatic: Type.Union([...automaticKinds.map((kind) => Type.Literal(kind)), Type.Null()]),
    subject: Type.String(),
    text: Type.String(),
    at: Instant,
  },
  { ...closed, $id: 'InboxMessage' },
);
export type InboxMessage = Static<typeof InboxMessage>;

export const InboxItemView = Type.Object(
  {
    item: InboxItem,
    /** Where an answer by mail goes; null where none can be written. */
    email: OrNull,
    hasOwnAssignee: Type.Boolean(),
    /** The module shows it in the inbox; else on its own page. */
    hasOwnView: Type.Boolean(),
    /** Answers come back into this item; false: they go to the contact address. */
    hasInbound: Type.Boolean(),
    messages: Type.Array(InboxMessage),
    notes: Type.Array(InboxNote),
    /** Other items of the same person, and those that were merged into this one. */
    related: Type.Array(InboxItem),
    merged: Type.Array(InboxItem),
    /** The item that this one was merged into. */
    mergedInto: Type.Union([InboxItem, Type.Null()]),
  },
  { ...closed, $id: 'InboxItemView' },
);
export type InboxItemView = Static<typeof InboxItemView>;

export const ItemChange = Type.Object(
  {
    assigneeId: Type.Optional(Type.Union([Uuid, Type.Null()])),
    dueAt: Type.Optional(InstantOrNone),
    snoozedUntil: Type.Optional(InstantOrNone),
    /** What came in by mail was read and needs no answer. */
    read: Type.Optional(Type.Literal(true)),
    mergedInto: Type.Optional(Type.Union([ItemParams, Type.Null()])),
  },
  { ...closed, $id: 'InboxItemChange', minProperties: 1 },
);
export type ItemChange = Static<typeof ItemChange>;

const words = (most: number, what: string) =>
  Type.String({
    minLength: 1,
    maxLength: most,
    pattern: '\\S',
    message: `Write ${what} of at most ${most} characters.`,
  });
const oneLine = (most: number, what: string) =>
  Type.String({
    minLength: 1,
    maxLength: most,
    pattern: '^[^\\p{Cc}]*\\S[^\\p{Cc}]*$',
    message: `Enter ${what} of at most ${most} characters, in one line.`,
  });
export const NoteInput = Type.Object(
  {
    text: words(inboxLimits.note, 'a note'),
    mentions: Type.Optional(Type.Array(Uuid, { maxItems: inboxLimits.mentions, uniqueItems: true })),
  },
  { ...closed, $id: 'InboxNoteInput' },
);
export type NoteInput = Static<typeof NoteInput>;
export const ReplyInput = Type.Object(
  { subject: oneLine(inboxLimits.subject, 'a subject'), text: words(inboxLimits.reply, 'an answer') },
  { ...closed, $id: 'InboxReplyInput' },
);
export type ReplyInput = Static<typeof ReplyInput>;
export const PresenceInput = Type.Object(
  { state: Type.Union([Type.Literal('reading'), Type.Literal('answering'), Type.Literal('left')]) },
  closed,
);
export type PresenceInput = Static<typeof PresenceInput>;

export const Template = Type.Object(
  { id: Uuid, name: Type.String(), subject: Type.String(), text: Type.String() },
  { ...closed, $id: 'InboxTemplate' },
);
export type Template = Static<typeof Template>;
export const TemplateList = Type.Array(Template);
export const TemplateInput = Type.Object(
  {
    name: oneLine(inboxLimits.template, 'a name'),
    subject: oneLine(inboxLimits.subject, 'a subject'),
    text: words(inboxLimits.reply, 'a text'),
  },
  { ...closed, $id: 'InboxTemplateInput' },
);
export type TemplateInput = Static<typeof TemplateInput>;
export const TemplateParams = Type.Object({ id: Uuid }, closed);

/** A mail as it came in: RFC 5322, in base64. */
export const InboundMail = Type.Object(
  { raw: Type.String({ minLength: 1, maxLength: 3_000_000, pattern: '^[A-Za-z0-9+/\\r\\n]+={0,2}\\s*$' }) },
  { ...closed, $id: 'InboundMail' },
);
export const InboundResult = Type.Object(
  /** `left-out`: an automatic answer to nothing of ours. */
  { result: Type.Union([Type.Literal('added'), Type.Literal('known'), Type.Literal('left-out')]) },
  closed,
);
