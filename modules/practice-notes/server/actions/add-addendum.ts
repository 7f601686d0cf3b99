import { randomUUID } from 'node:crypto';
import type { Knex } from 'knex';
import { fn } from 'objection';
import { conflict } from '#core/contract/errors';
import type { Core } from '#core/contract/server';
import { Addendum, Note } from '../models/note';
import { addendumPlace, lockNote } from '../queries/notes';

/** Adds words to a signed note. Throws 409 `note-open` for one that can still be changed. */
export const addAddendum = async (
  core: Core,
  trx: Knex.Transaction,
  { userId, id: noteId }: { readonly userId: string; readonly id: string },
  text: string,
): Promise<Note> => {
  const note = await lockNote(trx, userId, noteId);
  if (!note.signedAt) throw conflict('note-open', 'This note is not signed yet. Change the note itself.');
  const id = randomUUID();
  const textSealed = await core.vault.encrypt(trx, note.clientId, addendumPlace(id), text);
  await Addendum.query(trx).insert({ id, noteId, textSealed });
  return Note.query(trx).patchAndFetchById(noteId, { updatedAt: fn.now() });
};
