import { randomUUID } from 'node:crypto';
import type { Knex } from 'knex';
import { notFound, preconditionFailed } from '#core/contract/errors';
import type { Core } from '#core/contract/server';
import type { EntryInput, EntryView } from '../schemas/entry';

interface EntryRow {
  readonly id: string;
  readonly user_id: string;
  readonly text_sealed: Buffer;
  readonly version: number;
  readonly created_at: string;
}

const placeOf = (id: string): string => `guestbook_entries:text:${id}`;

const toView = async (core: Core, db: Knex, row: EntryRow): Promise<EntryView> => ({
  id: row.id,
  text: await core.vault.decryptText(db, row.user_id, placeOf(row.id), row.text_sealed),
  version: row.version,
  createdAt: new Date(row.created_at).toISOString(),
});

/** The latest entries of a person. */
export const listEntries = async (core: Core, userId: string): Promise<EntryView[]> => {
  const rows = await core
    .db<EntryRow>('guestbook_entries')
    .where({ user_id: userId })
    .orderBy([
      { column: 'created_at', order: 'desc' },
      { column: 'id', order: 'desc' },
    ])
    .limit(50);
  return Promise.all(rows.map((row) => toView(core, core.db, row)));
};

export const createEntry = async (
  core: Core,
  trx: Knex.Transaction,
  userId: string,
  { text }: EntryInput,
): Promise<EntryView> => {
  const id = randomUUID();
  const [row] = await trx<EntryRow>('guestbook_entries')
    .insert({ id, user_id: userId, text_sealed: await core.vault.encrypt(trx, userId, placeOf(id), text) })
    .returning('*');
  if (!row) throw new Error('the entry was not written');
  return toView(core, trx, row as EntryRow);
};

/** The own entry of that id. Throws 404 for any other. */
export const getEntry = async (db: Knex, userId: string, id: string): Promise<EntryRow> => {
  const row = await db<EntryRow>('guestbook_entries').where({ id, user_id: userId }).first();
  if (!row) throw notFound('This entry');
  return row as EntryRow;
};

export const saveEntry = async (
  core: Core,
  trx: Knex.Transaction,
  row: EntryRow,
  { ifMatch, text }: EntryInput & { readonly ifMatch: string | null },
): Promise<EntryView> => {
  const changed = await trx<EntryRow>('guestbook_entries')
    .where({ id: row.id, version: Number(ifMatch) || 0 })
    .update({
      text_sealed: await core.vault.encrypt(trx, row.user_id, placeOf(row.id), text),
      version: row.version + 1,
    });
  const current = await toView(core, trx, await getEntry(trx, row.user_id, row.id));
  if (changed === 0) throw preconditionFailed(current);
  return current;
};
