import { type Static, Type } from '@sinclair/typebox';

const closed = { additionalProperties: false } as const;
const orNull = <T extends ReturnType<typeof Type.String>>(type: T) => Type.Union([type, Type.Null()]);

/** A mail that could not be delivered: what staff need to decide on it, and nothing that it says. */
const FailedMailView = Type.Object(
  {
    id: Type.String(),
    /** What it is for, after the module that wrote it: `core.new-password`. */
    kind: Type.String(),
    /** With the name before the @ hidden; null when it cannot be decrypted. */
    recipient: orNull(Type.String()),
    createdAt: Type.String(),
    failedAt: Type.String(),
    attempts: Type.Integer(),
    /** Why the last try failed, as a code. */
    reason: Type.String(),
    /** The numbers of the mail server's answer; null when it did not answer. */
    reply: orNull(Type.String()),
    /** Its link or its news is of no use any more: it can only be discarded. */
    expired: Type.Boolean(),
  },
  closed,
);
export type FailedMailView = Static<typeof FailedMailView>;

/** `GET /api/admin/mails`. */
export const MailsView = Type.Object(
  {
    /** A mail server is configured. */
    sending: Type.Boolean(),
    waiting: Type.Integer(),
    failed: Type.Integer(),
    expired: Type.Integer(),
    /** The newest 100 of those that failed. */
    mails: Type.Array(FailedMailView),
  },
  closed,
);
export type MailsView = Static<typeof MailsView>;
