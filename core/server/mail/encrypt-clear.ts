import type { Knex } from 'knex';
import type { MailAttachment } from '../../contract/mails';
import type { MailCipher } from './content';

/** A row as older processes write it. */
interface ClearRow {
  readonly id: string;
  readonly to: string;
  readonly subject: string | null;
  readonly text: string | null;
  readonly html: string | null;
  readonly attachments: readonly MailAttachment[] | null;
  readonly unsubscribe: string | null;
  readonly sent_at: string | null;
}

const erased = { to: null, subject: null, text: null, html: null, attachments: null, unsubscribe: null };

/** Links in mails that say for how long they work; what holds none of them is of use for a week. */
const lives: readonly (readonly [RegExp, string])[] = [
  [/\/reset-password\?token=/, '30 minutes'],
  [/\/confirm-new-address\?token=/, '1 hour'],
];

const encryptRow = async (trx: Knex.Transaction, cipher: MailCipher, row: ClearRow): Promise<void> => {
  const { id, to, sent_at } = row;
  const [subject, text] = [row.subject ?? '', row.text ?? ''];
  const content = {
    to,
    subject,
    text,
    html: row.html,
    attachments: row.attachments ?? [],
    unsubscribe: row.unsubscribe,
  };
  const { sealed, recipient_hash } = cipher.encrypt(id, content);
  const life = lives.find(([link]) => link.test(text))?.[1] ?? '7 days';
  await trx('mails')
    .where({ id })
    .update({
      ...erased,
      recipient_hash,
      // What was sent is of no use to anybody any more.
      sealed: sent_at === null ? sealed : null,
      expires_at: trx.raw('coalesce(expires_at, created_at + ?::interval)', [life]),
    });
};

/**
 * Encrypts mails that stand in the table in clear and empties their columns; those which were sent are erased. At most `limit` of them,
 * each once however many processes do it, and a row that is just being delivered is left for the next time. Answers how many.
 */
export const encryptClearMails = (
  knex: Knex,
  cipher: MailCipher,
  { limit, id }: { readonly limit: number; readonly id?: string },
): Promise<number> =>
  knex.transaction(async (trx) => {
    const rows = await trx('mails')
      .whereNotNull('to')
      .modify((query) => {
        if (id !== undefined) query.where({ id });
      })
      .orderBy('created_at')
      .limit(limit)
      .forUpdate()
      .skipLocked()
      .select<ClearRow[]>('id', 'to', 'subject', 'text', 'html', 'attachments', 'unsubscribe', 'sent_at');
    for (const row of rows) await encryptRow(trx, cipher, row);
    return rows.length;
  });
