import type { Knex } from 'knex';
import type { FailedMail } from '../../contract/host-ports';
import type { MailCipher } from './content';
import { endMails } from './deliver';

interface Row {
  readonly id: string;
  readonly kind: string;
  readonly sealed: Buffer | null;
  readonly created_at: string;
  readonly failed_at: string;
  readonly attempts: number;
  readonly failure: string | null;
  readonly smtp_reply: string | null;
  readonly expired: boolean;
}

const whereFailed = (query: Knex.QueryBuilder): void => {
  query.whereNotNull('failed_at').whereNull('sent_at').whereNull('dropped_at');
};
const expired = 'coalesce(expires_at <= now(), false) or sealed is null as expired';

/** Enough to tell whose it may be, too little to write there. */
export const maskAddress = (address: string): string => address.replace(/^(.?).*(?=@)/su, '$1…');

const getRecipient = (cipher: MailCipher, { id, sealed }: Row): string | null => {
  try {
    return sealed && maskAddress(cipher.decrypt(id, sealed).to);
  } catch {
    return null;
  }
};

/** What could not be delivered, newest first. */
export const listFailedMails = async (db: Knex, cipher: MailCipher, limit: number): Promise<FailedMail[]> => {
  const rows = await db('mails')
    .modify(whereFailed)
    .orderBy('failed_at', 'desc')
    .orderBy('id')
    .limit(limit)
    .select<Row[]>('*', db.raw(expired));
  return rows.map((row) => ({
    id: row.id,
    kind: row.kind,
    recipient: getRecipient(cipher, row),
    createdAt: row.created_at,
    failedAt: row.failed_at,
    attempts: row.attempts,
    reason: row.failure ?? 'other',
    reply: row.smtp_reply,
    expired: row.expired,
  }));
};

/** One of them, locked: of two people who decide on it at once the second finds it decided. */
export const lockFailedMail = async (
  trx: Knex,
  id: string,
): Promise<{ readonly kind: string; readonly expired: boolean } | null> =>
  (await trx('mails').where({ id }).modify(whereFailed).forUpdate().first('kind', trx.raw(expired))) ?? null;

/** Lets it wait again as if it had not been tried. */
export const resetFailedMail = async (trx: Knex, id: string): Promise<void> => {
  await trx('mails').where({ id }).update({ failed_at: null, failure: null, smtp_reply: null, attempts: 0 });
};

/** Erases what it says; that it was discarded stays for a month. */
export const discardFailedMail = async (trx: Knex, id: string): Promise<void> => {
  await endMails(trx, (query) => query.where({ id }), { dropped_at: trx.fn.now(), dropped_because: 'discarded' });
};
