/** Why a mail could not be handed to the mail server, as a code: the server's own words may quote an address. */
export type FailureReason =
  | 'rejected'
  | 'deferred'
  | 'sender'
  | 'sign-in'
  | 'connection'
  | 'timeout'
  | 'unreadable'
  /** Waited when a backup was made, and may have gone out since. */
  | 'restored'
  | 'other';

export interface DeliveryFailure {
  readonly reason: FailureReason;
  /** The answer's numbers (`550 5.1.1`); null when the server did not get as far as answering. */
  readonly reply: string | null;
  /** The same mail would be refused again however often it is sent. */
  readonly permanent: boolean;
}

/** The content cannot be decrypted: the master key is another one than when it was written. */
export class UnreadableMail extends Error {}

const connectionCodes: ReadonlySet<string> = new Set(['ECONNECTION', 'ESOCKET', 'EDNS', 'ETLS', 'EPROTOCOL']);

/** The number of the answer and, where the server gives one, the more exact one after it (RFC 3463). */
const getReply = ({ responseCode, response }: { responseCode?: unknown; response?: unknown }): string | null => {
  if (typeof responseCode !== 'number') return null;
  const exact = typeof response === 'string' ? /^\d{3}[ -](\d\.\d{1,3}\.\d{1,3})\b/.exec(response)?.[1] : undefined;
  return exact ? `${responseCode} ${exact}` : String(responseCode);
};

/**
 * Sorts what nodemailer throws. Only a 5xx about this recipient or this message is permanent: one about signing in, the sender or the
 * connection tells of our own settings, and every waiting mail would be given up for a wrong password.
 */
export const toFailure = (error: unknown): DeliveryFailure => {
  if (error instanceof UnreadableMail) return { reason: 'unreadable', reply: null, permanent: true };
  const { code, command, responseCode } = error as { code?: unknown; command?: unknown; responseCode?: unknown };
  const fail = (reason: FailureReason, permanent = false): DeliveryFailure => ({
    reason,
    reply: getReply(error as object),
    permanent,
  });
  if (code === 'EAUTH') return fail('sign-in');
  if (code === 'ETIMEDOUT') return fail('timeout');
  if (command === 'MAIL FROM') return fail('sender');
  if (typeof responseCode === 'number' && (command === 'RCPT TO' || command === 'DATA'))
    return responseCode >= 500 ? fail('rejected', true) : fail('deferred');
  return fail(typeof code === 'string' && connectionCodes.has(code) ? 'connection' : 'other');
};
