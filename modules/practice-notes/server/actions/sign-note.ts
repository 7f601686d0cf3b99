import type { Knex } from 'knex';
import { fn } from 'objection';
import type { Core } from '#core/contract/server';
import { Note } from '../models/note';
import { lockOpenNote, type NoteChange } from './save-note';

/** Locks a note for good; from then on it can only be added to. */
export const signNote = async (core: Core, trx: Knex.Transaction, change: NoteChange): Promise<Note> => {
  const note = await lockOpenNote(core, trx, change);
  await core.audit.record(trx, {
    actor: change.userId,
    action: 'practice-note.signed',
    subject: note.clientId,
    object: `practice-note:${note.id}`,
    detail: { version: note.version },
  });
  return Note.query(trx).patchAndFetchById(note.id, { signedAt: fn.now(), updatedAt: fn.now() });
};
