import { Type } from '@sinclair/typebox';
import {
  AddedDocument,
  AdditionParams,
  DocumentList,
  DocumentParams,
  DocumentView,
  FieldsBody,
  NewDocument,
  NounList,
  NounParams,
  PreviewView,
  PublishBody,
  VersionList,
  VersionParams,
  VersionsQuery,
  VersionView,
} from './content';
import { FirstRunList } from './first-run';
import { KeptContent, KeptParams, KeptQuery, KeptVersionList, KeptVersionParams } from './kept';

export const listFirstRun = { reply: FirstRunList } as const;

export const listKeptVersions = { params: KeptParams, query: KeptQuery, reply: KeptVersionList } as const;
export const getKeptVersion = { params: KeptVersionParams, reply: KeptContent } as const;

const changed = { params: DocumentParams, reply: DocumentView, status: 200, ifMatch: 'required' } as const;
const noDraft = { 'no-draft': 409 } as const;

export const listNouns = { reply: NounList } as const;
export const listDocuments = { params: NounParams, reply: DocumentList } as const;
export const addDocument = {
  params: NounParams,
  body: NewDocument,
  reply: AddedDocument,
  idempotent: true,
  errors: { 'cannot-add': 409, 'too-many': 409 },
} as const;
export const removeDocument = { params: AdditionParams, errors: { 'built-in': 409, 'in-use': 409 } } as const;
export const getDocument = { params: DocumentParams, reply: DocumentView } as const;
export const listVersions = { params: DocumentParams, query: VersionsQuery, reply: VersionList } as const;
export const getVersion = { params: VersionParams, reply: VersionView } as const;

export const saveDraft = { ...changed, body: FieldsBody } as const;
export const discardDraft = { ...changed, errors: noDraft } as const;
export const previewDraft = { params: DocumentParams, body: FieldsBody, reply: PreviewView, status: 200 } as const;
export const sendTestMail = {
  params: DocumentParams,
  body: FieldsBody,
  reply: Type.Object({ to: Type.String() }, { additionalProperties: false }),
  status: 202,
} as const;
export const requestReview = { ...changed, errors: noDraft } as const;
export const recallDraft = { ...changed, errors: noDraft } as const;
export const publishDraft = {
  ...changed,
  body: PublishBody,
  errors: { ...noDraft, 'review-needed': 409, 'own-draft': 409, unchanged: 409 },
} as const;
export const restoreVersion = {
  params: VersionParams,
  body: Type.Object({}, { additionalProperties: false }),
  reply: DocumentView,
  status: 200,
  ifMatch: 'required',
} as const;
