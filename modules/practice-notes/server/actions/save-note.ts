import type { Knex } from 'knex';
import { fn } from 'objection';
import { preconditionFailed } from '#core/contract/errors';
import type { Core } from '#core/contract/server';
import type { NoteInput } from '../../schemas/notes';
import { Note } from '../models/note';
import { lockNote, openNote, refuseSigned } from '../queries/notes';
import { storeVersion } from './create-note';

/** Which note is changed, by whom, and the version that was read. */
export interface NoteChange {
  readonly userId: string;
  readonly id: string;
  readonly ifMatch: string | null;
}

/** A note that can still be changed, locked. Throws 412 and 409 `note-signed`. */
export const lockOpenNote = async (
  core: Core,
  trx: Knex.Transaction,
  { userId, id, ifMatch }: NoteChange,
): Promise<Note> => {
  const note = await lockNote(trx, userId, id);
  refuseSigned(note);
  if (ifMatch !== String(note.version)) throw preconditionFailed(await openNote(core, trx, note));
  return note;
};

/** Puts other words into a note; the former ones stay as a version. */
export const saveNote = async (
  core: Core,
  trx: Knex.Transaction,
  change: NoteChange,
  { text, isShared, sessionId }: NoteInput,
): Promise<Note> => {
  const before = await lockOpenNote(core, trx, change);
  const note = await Note.query(trx).patchAndFetchById(before.id, {
    ...{ isShared, sessionId },
    version: before.version + 1,
    updatedAt: fn.now(),
  });
  await storeVersion(core, trx, note, text);
  return note;
};
