import { randomUUID } from 'node:crypto';
import type { Knex } from 'knex';
import type { Core } from '#core/contract/server';
import type { NoteInput } from '../../schemas/notes';
import { Note, NoteVersion } from '../models/note';
import { lockClient } from '../queries/clients';
import { versionPlace } from '../queries/notes';

/** Stores the words of a note under a version. */
export const storeVersion = async (core: Core, trx: Knex.Transaction, note: Note, text: string): Promise<void> => {
  const { id: noteId, version, clientId } = note;
  const textSealed = await core.vault.encrypt(trx, clientId, versionPlace(noteId, version), text);
  await NoteVersion.query(trx).insert({ noteId, version, textSealed });
};

/** Writes a new note about a client who is accompanied now. */
export const createNote = async (
  core: Core,
  trx: Knex.Transaction,
  userId: string,
  matchId: string,
  { text, isShared, sessionId }: NoteInput,
): Promise<Note> => {
  const { clientUserId: clientId } = await lockClient(core, trx, userId, matchId);
  const note = await Note.query(trx).insertAndFetch({
    ...{ id: randomUUID(), practitionerUserId: userId, clientId, matchId, isShared, sessionId },
  });
  await storeVersion(core, trx, note, text);
  await core.audit.record(trx, {
    actor: userId,
    action: 'practice-note.written',
    subject: clientId,
    object: `practice-note:${note.id}`,
    detail: { isShared },
  });
  return note;
};
