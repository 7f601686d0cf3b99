import { endpoint } from '#core/contract/endpoint';
import type * as contract from './contracts';

export const getPracticeClient = endpoint<typeof contract.getPracticeClient>()('get', '/api/practice-clients/:matchId');
export const listNotes = endpoint<typeof contract.listNotes>()('get', '/api/practice-clients/:matchId/notes');
export const createNote = endpoint<typeof contract.createNote>()('post', '/api/practice-clients/:matchId/notes');
export const saveNote = endpoint<typeof contract.saveNote>()('put', '/api/practice-notes/:id');
export const signNote = endpoint<typeof contract.signNote>()('post', '/api/practice-notes/:id/sign');
export const addAddendum = endpoint<typeof contract.addAddendum>()('post', '/api/practice-notes/:id/addenda');
export const deleteNote = endpoint<typeof contract.deleteNote>()('delete', '/api/practice-notes/:id');
export const listNoteVersions = endpoint<typeof contract.listNoteVersions>()('get', '/api/practice-notes/:id/versions');
export const readPreparation = endpoint<typeof contract.readPreparation>()(
  'get',
  '/api/practice-clients/:matchId/preparation',
);
export const requestMeasure = endpoint<typeof contract.requestMeasure>()(
  'post',
  '/api/practice-clients/:matchId/measures',
);
export const listMeasures = endpoint<typeof contract.listMeasures>()('get', '/api/practice-clients/:matchId/measures');

export const listSharedNotes = endpoint<typeof contract.listSharedNotes>()('get', '/api/practice-notes/shared');
export const listOwnMeasures = endpoint<typeof contract.listOwnMeasures>()('get', '/api/measures/me');
export const answerMeasure = endpoint<typeof contract.answerMeasure>()('post', '/api/measures/:id/answers');
export const declineMeasure = endpoint<typeof contract.declineMeasure>()('delete', '/api/measures/:id');

export const listSupervisions = endpoint<typeof contract.listSupervisions>()(
  'get',
  '/api/practice-clients/:matchId/supervisions',
);
export const askSupervision = endpoint<typeof contract.askSupervision>()(
  'post',
  '/api/practice-clients/:matchId/supervisions',
);
export const listOwnSupervisions = endpoint<typeof contract.listOwnSupervisions>()('get', '/api/supervisions/me');
export const answerSupervision = endpoint<typeof contract.answerSupervision>()('post', '/api/supervisions/:id/answer');
export const endSupervision = endpoint<typeof contract.endSupervision>()('delete', '/api/supervisions/:id');
export const readSupervisedNotes = endpoint<typeof contract.readSupervisedNotes>()(
  'get',
  '/api/supervisions/:id/notes',
);

export const listDocuments = endpoint<typeof contract.listDocuments>()(
  'get',
  '/api/practice-clients/:matchId/documents',
);
export const addDocument = endpoint<typeof contract.addDocument>()('post', '/api/practice-clients/:matchId/documents');
export const listOwnDocuments = endpoint<typeof contract.listOwnDocuments>()('get', '/api/practice-documents/me');
export const getDocumentFile = endpoint<typeof contract.getDocumentFile>()('get', '/api/practice-documents/:id/file');
export const deleteDocument = endpoint<typeof contract.deleteDocument>()('delete', '/api/practice-documents/:id');
