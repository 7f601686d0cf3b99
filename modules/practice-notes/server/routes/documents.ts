import { implement } from '#core/contract/route';
import type { Core, Job } from '#core/contract/server';
import * as contract from '../../schemas/contracts';
import * as api from '../../schemas/endpoints';
import { addDocument } from '../actions/add-document';
import { deleteDocument } from '../actions/delete-document';
import type { RemovedDocuments } from '../jobs/remove-documents';
import {
  getGivenDocument,
  getPair,
  getReadableDocument,
  listDocumentRows,
  openDocument,
  openDocuments,
  readFile,
  readOwnDocuments,
} from '../queries/documents';

const access = { permission: 'practice-notes.documents' } as const;
const limit = { points: 60, seconds: 60, by: 'person' } as const;

/** Documents that a practitioner and a client hand each other. */
export const documentRoutes = (core: Core, removeDocuments: Job<RemovedDocuments>) => ({
  listDocuments: implement(api.listDocuments, contract.listDocuments, {
    access,
    load: ({ user, params, db }) => getPair(core, db, user, params.matchId),
    handle: async ({ loaded: { clientUserId, practitionerUserId } }) => {
      const where = { practitioner_user_id: practitionerUserId, client_id: clientUserId };
      return openDocuments(core, core.db, await listDocumentRows(core.db, where));
    },
  }),
  addDocument: implement(api.addDocument, contract.addDocument, {
    access,
    limit: { points: 30, seconds: 600, by: 'person' },
    load: ({ user, params, db }) => getPair(core, db, user, params.matchId),
    handle: async ({ user, params, body, file, trx }) => {
      if (!file) throw new Error('a form without its file came through');
      const document = { matchId: params.matchId, title: body.title, bytes: file.bytes };
      return openDocument(core, trx, await addDocument(core, trx, user, document));
    },
  }),
  listOwnDocuments: implement(api.listOwnDocuments, contract.listOwnDocuments, {
    access: { permission: 'practice-notes.answer' },
    handle: ({ user }) => readOwnDocuments(core, core.db, user.id),
  }),
  getDocumentFile: implement(api.getDocumentFile, contract.getDocumentFile, {
    access,
    limit,
    load: ({ user, params, db }) => getReadableDocument(core, db, user, params.id),
    handle: ({ loaded }) => readFile(core, loaded),
  }),
  deleteDocument: implement(api.deleteDocument, contract.deleteDocument, {
    access,
    limit,
    load: ({ user, params, db }) => getGivenDocument(db, user, params.id),
    handle: ({ loaded, trx }) => deleteDocument(core, trx, removeDocuments, loaded),
  }),
});
