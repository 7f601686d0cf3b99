import type { Knex } from 'knex';
import { notFound } from '#core/contract/errors';
import type { Core } from '#core/contract/server';
import type { EntryView } from '../../schemas/entries';
import { Entry } from '../models/entry';

/** Binds a sealed text to its row, so that it opens nowhere else. */
export const textPlace = (id: string): string => `sample_diary_entries:text_sealed:${id}`;

/** An entry in plain words, for the person who wrote it. */
export const openEntry = async (core: Core, db: Knex, entry: Entry): Promise<EntryView> => ({
  id: entry.id,
  text: await core.vault.decryptText(db, entry.userId, textPlace(entry.id), entry.textSealed),
  createdAt: new Date(entry.createdAt).toISOString(),
});

/** The latest entries of a person, the newest first. */
export const listEntries = async (core: Core, db: Knex, userId: string, most = 100): Promise<EntryView[]> => {
  const rows = await Entry.query(db)
    .where({ user_id: userId })
    .orderBy([
      { column: 'created_at', order: 'desc' },
      { column: 'id', order: 'desc' },
    ])
    .limit(most);
  return Promise.all(rows.map((row) => openEntry(core, db, row)));
};

/** One of the own entries. Throws 404 for any other. */
export const getOwnEntry = async (db: Knex, userId: string, id: string): Promise<Entry> => {
  const entry = await Entry.query(db).findOne({ id, user_id: userId });
  if (!entry) throw notFound('entry');
  return entry;
};
