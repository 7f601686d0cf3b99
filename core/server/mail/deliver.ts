import type { Knex } from 'knex';
import type { Logger } from '../../contract/server';
import type { NamedJob } from '../jobs/worker';
import type { MailCipher, MailContent } from './content';
import { encryptClearMails } from './encrypt-clear';
import { type DeliveryFailure, toFailure, UnreadableMail } from './failure';
import { deliverJobName, formerDeliverJobName, whereWaiting } from './queue';
import type { SendMail } from './transport';

interface Row {
  readonly kind: string;
  readonly sealed: Buffer;
  readonly forget: boolean;
  readonly expired: boolean;
}

interface Delivery {
  readonly knex: Knex;
  readonly cipher: MailCipher;
  readonly log: Logger;
  /** Null while no mail server is configured: what is queued then waits in the table, and is queued again once there is one. */
  readonly send: SendMail | null;
}

const decrypt = (cipher: MailCipher, id: string, sealed: Buffer): MailContent => {
  try {
    return cipher.decrypt(id, sealed);
  } catch (cause) {
    throw new UnreadableMail('the mail could not be decrypted', { cause });
  }
};

/** Ends a mail: what it said is erased, and of one of which nothing may stay the row goes too. */
export const endMails = async (
  db: Knex,
  narrow: (query: Knex.QueryBuilder) => void,
  change: Readonly<Record<string, unknown>>,
): Promise<number> => {
  const forgotten = await db('mails').modify(narrow).where({ forget: true }).delete();
  const ended = await db('mails')
    .modify(narrow)
    .update({ ...change, sealed: null });
  return forgotten + ended;
};

/** Sends a mail that waits. Its row is locked meanwhile, so that no other process sends it too. */
const deliver = async (trx: Knex.Transaction, { cipher, log }: Delivery, send: SendMail, id: string): Promise<void> => {
  const mail = await trx('mails')
    .where({ id })
    .modify(whereWaiting)
    .whereNotNull('sealed')
    .forUpdate()
    .skipLocked()
    .first<Row | undefined>('kind', 'sealed', 'forget', trx.raw('coalesce(expires_at <= now(), false) as expired'));
  if (!mail) return;
  const end = (change: Readonly<Record<string, unknown>>) => endMails(trx, (query) => query.where({ id }), change);
  if (mail.expired) {
    await end({ dropped_at: trx.fn.now(), dropped_because: 'expired' });
    log.warn('mail dropped: what it says has expired', { mail: id, kind: mail.kind });
    return;
  }
  await send(id, decrypt(cipher, id, mail.sealed));
  await end({ sent_at: trx.fn.now(), failure: null, smtp_reply: null });
};

const saveFailure = async (
  { knex, log }: Delivery,
  id: string,
  { reason, reply }: DeliveryFailure,
  givenUp: boolean,
): Promise<void> => {
  const mail = knex('mails').where({ id }).whereNull('sent_at');
  if (!givenUp) {
    await mail.update({ failure: reason, smtp_reply: reply });
    return;
  }
  await knex('mails').where({ id, forget: true }).delete();
  await mail.update({ failure: reason, smtp_reply: reply, failed_at: knex.fn.now() });
  log.warn('mail could not be delivered', { mail: id, reason, reply });
};

/**
 * Delivers one mail and marks it afterwards, so a mail is handed over again only when the process dies between the server's yes and the
 * mark; then the Message-ID is the same and mail programs show it once. What is given up is no failed job: it waits for staff.
 */
const run = async (
  delivery: Delivery,
  { id }: { readonly id: string },
  { lastAttempt }: { readonly lastAttempt: boolean },
): Promise<void> => {
  const { knex, send } = delivery;
  if (!send) return;
  // Outside of the transaction, which a refusing server rolls back.
  await knex('mails').where({ id }).modify(whereWaiting).increment('attempts');
  try {
    await knex.transaction((trx) => deliver(trx, delivery, send, id));
  } catch (error) {
    const failure = toFailure(error);
    const givenUp = failure.permanent || lastAttempt;
    await saveFailure(delivery, id, failure, givenUp);
    // The queue keeps and logs this text, and the server's own may quote the address.
    if (!givenUp) throw new Error(`${(error as { code?: unknown }).code ?? 'mail'} ${failure.reply ?? failure.reason}`);
  }
};

export const deliveryJobs = (delivery: Delivery): readonly NamedJob[] => [
  { name: deliverJobName, run: (data: { readonly id: string }, info) => run(delivery, data, info) },
  {
    name: formerDeliverJobName,
    run: async (data: { readonly id: string }, info) => {
      await encryptClearMails(delivery.knex, delivery.cipher, { limit: 1, id: data.id });
      await run(delivery, data, info);
    },
  },
];
