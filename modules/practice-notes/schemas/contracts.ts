import { Type } from '@sinclair/typebox';
import { DocumentForm, DocumentList, DocumentView, OwnDocuments } from './documents';
import { MeasureAnswers, MeasureList, MeasureRequestInput, MeasureView } from './measures';
import {
  AddendumInput,
  NoteInput,
  NoteList,
  NoteQuery,
  NoteVersionList,
  NoteView,
  PracticeClient,
  PreparationView,
  SharedNoteList,
} from './notes';
import { SupervisionAnswer, SupervisionInput, SupervisionList, SupervisionView } from './supervisions';
import { largestDocument } from './values';

const Id = Type.Object({ id: Type.String({ format: 'uuid' }) }, { additionalProperties: false });
const Match = Type.Object({ matchId: Type.String({ format: 'uuid' }) }, { additionalProperties: false });
const signed = { 'note-signed': 409 } as const;

export const getPracticeClient = { params: Match, reply: PracticeClient } as const;
export const listNotes = { params: Match, query: NoteQuery, reply: NoteList } as const;
export const createNote = { params: Match, body: NoteInput, reply: NoteView, idempotent: true } as const;
export const saveNote = { params: Id, body: NoteInput, reply: NoteView, ifMatch: 'required', errors: signed } as const;
export const signNote = { params: Id, reply: NoteView, status: 200, ifMatch: 'required', errors: signed } as const;
export const addAddendum = {
  params: Id,
  body: AddendumInput,
  reply: NoteView,
  idempotent: true,
  errors: { 'note-open': 409 },
} as const;
export const deleteNote = { params: Id, errors: signed } as const;
export const listNoteVersions = { params: Id, reply: NoteVersionList } as const;
export const readPreparation = { params: Match, reply: PreparationView } as const;
export const requestMeasure = {
  params: Match,
  body: MeasureRequestInput,
  reply: MeasureView,
  errors: { 'already-requested': 409 },
} as const;
export const listMeasures = { params: Match, reply: MeasureList } as const;

export const listSharedNotes = { query: NoteQuery, reply: SharedNoteList } as const;
export const listOwnMeasures = { reply: MeasureList } as const;
export const answerMeasure = {
  params: Id,
  body: MeasureAnswers,
  reply: MeasureView,
  status: 200,
  errors: { 'already-answered': 409 },
} as const;
export const declineMeasure = { params: Id, errors: { 'already-answered': 409 } } as const;

export const listSupervisions = { params: Match, reply: SupervisionList } as const;
export const askSupervision = {
  params: Match,
  body: SupervisionInput,
  reply: SupervisionView,
  errors: { 'already-asked': 409 },
} as const;
export const listOwnSupervisions = { reply: SupervisionList } as const;
export const answerSupervision = {
  params: Id,
  body: SupervisionAnswer,
  reply: SupervisionView,
  status: 200,
  errors: { 'already-answered': 409 },
} as const;
export const endSupervision = { params: Id } as const;
export const readSupervisedNotes = { params: Id, query: NoteQuery, reply: NoteList } as const;

export const listDocuments = { params: Match, reply: DocumentList } as const;
export const addDocument = {
  params: Match,
  body: DocumentForm,
  upload: { field: 'document', bytes: largestDocument },
  reply: DocumentView,
  errors: { 'file-refused': 415, 'too-many': 409 },
} as const;
export const listOwnDocuments = { reply: OwnDocuments } as const;
export const getDocumentFile = { params: Id, content: '*/*' } as const;
export const deleteDocument = { params: Id } as const;
