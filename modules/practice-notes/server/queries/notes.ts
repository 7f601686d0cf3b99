import type { Knex } from 'knex';
import { toPath } from '#core/contract/endpoint';
import { conflict, notFound } from '#core/contract/errors';
import type { Core } from '#core/contract/server';
import { listNotes, listSharedNotes } from '../../schemas/endpoints';
import type { NoteQuery, NoteVersionList, NoteView, SharedNote } from '../../schemas/notes';
import { Addendum, Note, NoteVersion } from '../models/note';
import { listPractitionerNames } from './clients';

export const versionPlace = (noteId: string, version: number): string =>
  `practice_note_versions:text_sealed:${noteId}.${version}`;
export const addendumPlace = (id: string): string => `practice_note_addenda:text_sealed:${id}`;

const iso = (instant: string): string => new Date(instant).toISOString();

/** Notes with their present words and addenda, in the order given. */
export const openNotes = async (core: Core, db: Knex, notes: readonly Note[]): Promise<NoteView[]> => {
  if (notes.length === 0) return [];
  const ids = notes.map(({ id }) => id);
  const addenda = await Addendum.query(db).whereIn('note_id', ids).orderBy(['created_at', 'id']);
  const versions = await NoteVersion.query(db).whereInComposite(
    ['note_id', 'version'],
    notes.map(({ id, version }) => [id, version]),
  );
  const views = notes.map(async (note): Promise<NoteView[]> => {
    const stored = versions.find(({ noteId }) => noteId === note.id);
    if (!stored) return [];
    const open = (place: string, sealed: Buffer) => core.vault.decryptText(db, note.clientId, place, sealed);
    const own = addenda.filter(({ noteId }) => noteId === note.id);
    return [
      {
        id: note.id,
        text: await open(versionPlace(note.id, note.version), stored.textSealed),
        isShared: note.isShared,
        sessionId: note.sessionId,
        signedAt: note.signedAt && iso(note.signedAt),
        createdAt: iso(note.createdAt),
        updatedAt: iso(note.updatedAt),
        addenda: await Promise.all(
          own.map(async ({ id, textSealed, createdAt }) => ({
            text: await open(addendumPlace(id), textSealed),
            createdAt: iso(createdAt),
          })),
        ),
        version: note.version,
      },
    ];
  });
  return (await Promise.all(views)).flat();
};

export const openNote = async (core: Core, db: Knex, note: Note): Promise<NoteView> => {
  const [view] = await openNotes(core, db, [note]);
  if (!view) throw new Error(`note ${note.id} has no words`);
  return view;
};

interface Page {
  readonly rows: Note[];
  readonly last: string | null;
}

/** Notes newest first; `last` is the end of the page where another follows. */
const listPage = async (
  db: Knex,
  where: Readonly<Record<string, unknown>>,
  { limit = 20, cursor }: NoteQuery,
): Promise<Page> => {
  const found = await Note.query(db)
    .where(where)
    .modify((query) => {
      if (cursor)
        query.whereRaw('(created_at, id) < (select created_at, id from practice_notes where id = ?)', [cursor]);
    })
    .orderBy([
      { column: 'created_at', order: 'desc' },
      { column: 'id', order: 'desc' },
    ])
    .limit(limit + 1);
  const rows = found.slice(0, limit);
  return { rows, last: found.length > limit ? (rows.at(-1)?.id ?? null) : null };
};

/** A practitioner's notes about one client. */
export const listClientNotes = async (
  core: Core,
  match: { readonly matchId: string; readonly clientUserId: string; readonly practitionerUserId: string | null },
  query: NoteQuery,
): Promise<{ readonly rows: NoteView[]; readonly next: string | null }> => {
  const where = { practitioner_user_id: match.practitionerUserId, client_id: match.clientUserId };
  const { rows, last } = await listPage(core.db, where, query);
  const { limit = 20 } = query;
  return {
    rows: await openNotes(core, core.db, rows),
    next: last && toPath(listNotes, { params: { matchId: match.matchId }, query: { limit, cursor: last } }),
  };
};

/** Notes that practitioners share with this client. */
export const listNotesFor = async (
  core: Core,
  clientId: string,
  query: NoteQuery,
): Promise<{ readonly rows: SharedNote[]; readonly next: string | null }> => {
  const { rows, last } = await listPage(core.db, { client_id: clientId, is_shared: true }, query);
  const names = await listPractitionerNames(
    core,
    rows.map(({ practitionerUserId }) => practitionerUserId),
  );
  const views = await openNotes(core, core.db, rows);
  const { limit = 20 } = query;
  return {
    rows: views.map((view) => {
      const writer = rows.find(({ id }) => id === view.id)?.practitionerUserId ?? '';
      return { ...view, practitionerName: names.get(writer) ?? '' };
    }),
    next: last && toPath(listSharedNotes, { query: { limit, cursor: last } }),
  };
};

/** One of a practitioner's own notes. Throws 404. */
export const getOwnNote = async (db: Knex, userId: string, id: string): Promise<Note> => {
  const note = await Note.query(db).findOne({ id, practitioner_user_id: userId });
  if (!note) throw notFound('note');
  return note;
};

/** The same, locked for a change. */
export const lockNote = async (trx: Knex.Transaction, userId: string, id: string): Promise<Note> => {
  await trx('practice_notes').where({ id }).forUpdate().first('id');
  return getOwnNote(trx, userId, id);
};

export const refuseSigned = ({ signedAt }: Note): void => {
  if (signedAt) throw conflict('note-signed', 'This note is signed and stays as it is. Add to it instead.');
};

/** All wordings of a note, the newest first. */
export const listVersions = async (core: Core, note: Note): Promise<NoteVersionList> => {
  const rows = await NoteVersion.query(core.db).where({ note_id: note.id }).orderBy('version', 'desc').limit(100);
  return Promise.all(
    rows.map(async ({ version, textSealed, createdAt }) => ({
      version,
      text: await core.vault.decryptText(core.db, note.clientId, versionPlace(note.id, version), textSealed),
      createdAt: iso(createdAt),
    })),
  );
};
