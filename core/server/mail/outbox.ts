import type { Knex } from 'knex';
import type { MailCipher, MailContent } from './content';

/** A mail that waits or could not be delivered, as it was written. What was sent cannot be opened any more. */
export interface OpenedMail extends MailContent {
  readonly id: string;
  readonly kind: string;
  readonly createdAt: string;
}

interface Row {
  readonly id: string;
  readonly kind: string;
  readonly sealed: Buffer;
  readonly created_at: string;
}

/** Null for one that was encrypted with another master key: nobody can read it, and the others must not suffer for it. */
const decrypt = (cipher: MailCipher, { id, sealed }: Pick<Row, 'id' | 'sealed'>): MailContent | null => {
  try {
    return cipher.decrypt(id, sealed);
  } catch {
    return null;
  }
};

/** Opens mails, newest first; to one address, if one is named. */
export const openMails = async (
  db: Knex,
  cipher: MailCipher,
  { to, limit }: { readonly to?: string; readonly limit?: number } = {},
): Promise<readonly OpenedMail[]> => {
  const rows = await db('mails')
    .whereNotNull('sealed')
    .modify((query) => {
      if (to !== undefined) query.where({ recipient_hash: cipher.hashRecipient(to) });
      if (limit !== undefined) query.limit(limit);
    })
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .select<Row[]>('id', 'kind', 'sealed', 'created_at');
  return rows.flatMap((row) => {
    const content = decrypt(cipher, row);
    return content ? [{ ...content, id: row.id, kind: row.kind, createdAt: row.created_at }] : [];
  });
};

/** Addresses and words are compared in lower case, as accounts are found. */
const names = ({ subject, text, html, attachments }: MailContent, address: string): boolean =>
  [subject, text, html ?? '', JSON.stringify(attachments)].some((words) => words.toLowerCase().includes(address));

const page = 500;

const listNaming = async (trx: Knex, cipher: MailCipher, address: string, until: string | null): Promise<string[]> => {
  const found: string[] = [];
  let after = '00000000-0000-0000-0000-000000000000';
  for (;;) {
    const rows = await trx('mails')
      .whereNotNull('sealed')
      .where('id', '>', after)
      .modify((query) => {
        if (until !== null) query.where('created_at', '<=', until);
      })
      .orderBy('id')
      .limit(page)
      .select<Pick<Row, 'id' | 'sealed'>[]>('id', 'sealed');
    for (const row of rows) {
      const content = decrypt(cipher, row);
      if (content && names(content, address)) found.push(row.id);
      after = row.id;
    }
    if (rows.length < page) return found;
  }
};

/** Erases mails to an address, and those to others that name it; written until then, where the address went to somebody else since. */
export const eraseMailsAbout = async (
  trx: Knex,
  cipher: MailCipher,
  { address, until }: { readonly address: string; readonly until: string | null },
): Promise<void> => {
  const then = (query: Knex.QueryBuilder): void => {
    if (until !== null) query.where('created_at', '<=', until);
  };
  await trx('mails')
    .modify(then)
    .where({ recipient_hash: cipher.hashRecipient(address) })
    .delete();
  const naming = await listNaming(trx, cipher, address.toLowerCase(), until);
  await trx('mails').whereIn('id', naming).delete();
  // What an older process wrote is in clear until the next sweep.
  const inClear = `"to" = ? or strpos(lower(concat_ws(' ', subject, "text", html, attachments::text)), ?) > 0`;
  await trx('mails')
    .modify(then)
    .whereNotNull('to')
    .whereRaw(`(${inClear})`, [address, address.toLowerCase()])
    .delete();
};
