import { type Static, type TSchema, Type } from '@sinclair/typebox';

const strict = { additionalProperties: false } as const;
const Id = Type.String({ format: 'uuid' });
const Maybe = <T extends TSchema>(type: T) => Type.Union([type, Type.Null()]);
const Wording = Type.Integer({ minimum: 1, maximum: 1000 });

/** `POST /api/connections`: exactly one of the two. A label is for the inviter's own list; nobody else reads it. */
export const ConnectionInput = Type.Object(
  {
    email: Type.Optional(Type.String({ minLength: 3, maxLength: 254 })),
    label: Type.Optional(Type.String({ minLength: 1, maxLength: 60 })),
    /** Version of the words that were shown. */
    wording: Wording,
  },
  { ...strict, $id: 'ConnectionInput' },
);
export type ConnectionInput = Static<typeof ConnectionInput>;

/** `invited`: asked by the caller; `received`: asked of the caller. */
export const ConnectionState = Type.Union([
  Type.Literal('invited'),
  Type.Literal('received'),
  Type.Literal('accepted'),
]);
export type ConnectionState = Static<typeof ConnectionState>;

const connection = {
  id: Id,
  state: ConnectionState,
  /** Of an invitation that the caller sent: the address or label as it was given. Else first name and initial of the other. */
  name: Type.String(),
  createdAt: Type.String(),
  /** ISO instant at which an unanswered invitation is void; null once it was accepted. */
  expiresAt: Maybe(Type.String()),
};

/** A connection or an open invitation as one of the two sees it. */
export const ConnectionView = Type.Object(connection, { ...strict, $id: 'ConnectionView' });
export type ConnectionView = Static<typeof ConnectionView>;

/** The answer to inviting: the same for every address. `linkCode` belongs into the link that the person passes on; it is sent once. */
export const InvitationReceipt = Type.Object(
  { ...connection, linkCode: Maybe(Type.String()) },
  { ...strict, $id: 'InvitationReceipt' },
);
export type InvitationReceipt = Static<typeof InvitationReceipt>;

/** What came to an end, so that nobody is left guessing. */
export const PastConnection = Type.Object(
  {
    id: Id,
    name: Type.String(),
    what: Type.Union([Type.Literal('declined'), Type.Literal('ended'), Type.Literal('expired')]),
    by: Type.Union([Type.Literal('you'), Type.Literal('them'), Type.Literal('time')]),
    at: Type.String(),
  },
  strict,
);
export type PastConnection = Static<typeof PastConnection>;

/** `GET /api/connections`, newest first, keyset pages by `Link`; `past` (at most twenty of the last 90 days) on the first page alone. */
export const ConnectionList = Type.Object(
  { connections: Type.Array(ConnectionView), past: Type.Array(PastConnection) },
  { ...strict, $id: 'ConnectionList' },
);
export type ConnectionList = Static<typeof ConnectionList>;

/** `POST /api/connections/redeem`: the secret of a mailed or passed on link. */
export const RedeemInput = Type.Object({ code: Type.String({ maxLength: 100 }) }, { ...strict, $id: 'RedeemInput' });
export type RedeemInput = Static<typeof RedeemInput>;

/** `POST /api/connections/:id/accept` */
export const AcceptInput = Type.Object({ wording: Wording }, { ...strict, $id: 'ConnectionAcceptInput' });
/** `POST /api/connections/:id/decline`; `block` refuses what else this person may send. */
export const DeclineInput = Type.Object(
  { block: Type.Optional(Type.Boolean()) },
  { ...strict, $id: 'ConnectionDeclineInput' },
);

/** Somebody whose invitations are refused. */
export const ConnectionBlockView = Type.Object(
  { id: Id, name: Type.String(), createdAt: Type.String() },
  { ...strict, $id: 'ConnectionBlockView' },
);
export type ConnectionBlockView = Static<typeof ConnectionBlockView>;

/** When the other side looked at the caller's chart, newest first, keyset pages by `Link`. */
export const ConnectionReadings = Type.Array(Type.Object({ id: Id, at: Type.String() }, strict));
export type ConnectionReadings = Static<typeof ConnectionReadings>;
