import { type Static, Type } from '@sinclair/typebox';
import { longestTitle } from './values';

const strict = { additionalProperties: false } as const;
const Id = Type.String({ format: 'uuid' });

/** The field of the form that travels with the file. */
export const DocumentForm = Type.Object(
  { title: Type.String({ minLength: 1, maxLength: longestTitle, pattern: '\\S' }) },
  strict,
);

/** A document between a practitioner and a client. */
export const DocumentView = Type.Object(
  {
    id: Id,
    matchId: Id,
    title: Type.String(),
    type: Type.String(),
    bytes: Type.Integer({ minimum: 1 }),
    practitionerName: Type.String(),
    isFromClient: Type.Boolean(),
    createdAt: Type.String(),
  },
  { ...strict, $id: 'PracticeDocument' },
);
export type DocumentView = Static<typeof DocumentView>;
export const DocumentList = Type.Array(DocumentView);

/** A client's documents, and the practitioners to whom they may give one now. */
export const OwnDocuments = Type.Object(
  {
    documents: DocumentList,
    practitioners: Type.Array(Type.Object({ matchId: Id, name: Type.String() }, strict)),
  },
  { ...strict, $id: 'OwnPracticeDocuments' },
);
export type OwnDocuments = Static<typeof OwnDocuments>;
