import { implement, respond } from '#core/contract/route';
import type { Core } from '#core/contract/server';
import * as contract from '../../schemas/contracts';
import * as api from '../../schemas/endpoints';
import { addAddendum } from '../actions/add-addendum';
import { createNote } from '../actions/create-note';
import { deleteNote } from '../actions/delete-note';
import { saveNote } from '../actions/save-note';
import { signNote } from '../actions/sign-note';
import { getClient, viewClient } from '../queries/clients';
import { getOwnNote, listClientNotes, listNotesFor, listVersions, openNote } from '../queries/notes';
import { readOpened } from '../queries/preparation';

const access = { permission: 'practice-notes.practise' } as const;
const limit = { points: 120, seconds: 60, by: 'person' } as const;

/** Notes of a practitioner, those that are shared, and what a client opened for a session. */
export const noteRoutes = (core: Core) => ({
  getPracticeClient: implement(api.getPracticeClient, contract.getPracticeClient, {
    access,
    limit,
    load: ({ user, params, db }) => getClient(core, db, user.id, params.matchId),
    handle: ({ loaded }) => viewClient(core, loaded),
  }),
  listNotes: implement(api.listNotes, contract.listNotes, {
    access,
    limit,
    load: ({ user, params, db }) => getClient(core, db, user.id, params.matchId),
    handle: async ({ loaded, query }) => {
      const { rows, next } = await listClientNotes(core, loaded, query);
      return respond(rows, { next });
    },
  }),
  createNote: implement(api.createNote, contract.createNote, {
    access,
    limit,
    load: ({ user, params, db }) => getClient(core, db, user.id, params.matchId),
    handle: async ({ user, params, body, trx }) => {
      const note = await createNote(core, trx, user.id, params.matchId, body);
      return respond(await openNote(core, trx, note), { etag: note.version });
    },
  }),
  saveNote: implement(api.saveNote, contract.saveNote, {
    access,
    limit,
    load: ({ user, params, db }) => getOwnNote(db, user.id, params.id),
    handle: async ({ user, params, body, trx, request }) => {
      const which = { userId: user.id, id: params.id, ifMatch: request.ifMatch };
      const note = await saveNote(core, trx, which, body);
      return respond(await openNote(core, trx, note), { etag: note.version });
    },
  }),
  signNote: implement(api.signNote, contract.signNote, {
    access,
    limit,
    load: ({ user, params, db }) => getOwnNote(db, user.id, params.id),
    handle: async ({ user, params, trx, request }) => {
      const note = await signNote(core, trx, { userId: user.id, id: params.id, ifMatch: request.ifMatch });
      return respond(await openNote(core, trx, note), { etag: note.version });
    },
  }),
  addAddendum: implement(api.addAddendum, contract.addAddendum, {
    access,
    limit,
    load: ({ user, params, db }) => getOwnNote(db, user.id, params.id),
    handle: async ({ user, params, body, trx }) =>
      openNote(core, trx, await addAddendum(core, trx, { userId: user.id, id: params.id }, body.text)),
  }),
  deleteNote: implement(api.deleteNote, contract.deleteNote, {
    access,
    limit,
    load: ({ user, params, db }) => getOwnNote(db, user.id, params.id),
    handle: ({ user, params, trx }) => deleteNote(core, trx, user.id, params.id),
  }),
  listNoteVersions: implement(api.listNoteVersions, contract.listNoteVersions, {
    access,
    limit,
    load: ({ user, params, db }) => getOwnNote(db, user.id, params.id),
    handle: ({ loaded }) => listVersions(core, loaded),
  }),
  readPreparation: implement(api.readPreparation, contract.readPreparation, {
    access,
    limit,
    load: ({ user, params, db }) => getClient(core, db, user.id, params.matchId),
    handle: ({ user, loaded }) => readOpened(core, user, loaded.clientUserId),
  }),
  listSharedNotes: implement(api.listSharedNotes, contract.listSharedNotes, {
    access: { permission: 'practice-notes.answer' },
    limit,
    handle: async ({ user, query }) => {
      const { rows, next } = await listNotesFor(core, user.id, query);
      return respond(rows, { next });
    },
  }),
});
