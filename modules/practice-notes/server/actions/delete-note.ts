import type { Knex } from 'knex';
import type { Core } from '#core/contract/server';
import { Note } from '../models/note';
import { lockNote, refuseSigned } from '../queries/notes';

/** Removes a note with all its versions, unless it is signed. */
export const deleteNote = async (core: Core, trx: Knex.Transaction, userId: string, id: string): Promise<void> => {
  const note = await lockNote(trx, userId, id);
  refuseSigned(note);
  await Note.query(trx).deleteById(id);
  await core.audit.record(trx, {
    actor: userId,
    action: 'practice-note.deleted',
    subject: note.clientId,
    object: `practice-note:${id}`,
  });
};
