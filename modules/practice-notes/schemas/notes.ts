import { type Static, Type } from '@sinclair/typebox';
import { longestAddendum, longestNote } from './values';

const strict = { additionalProperties: false } as const;
const Id = Type.String({ format: 'uuid' });
const orNull = <T extends Parameters<typeof Type.Union>[0][number]>(schema: T) => Type.Union([schema, Type.Null()]);

/** `isShared`: the client reads it, too. `sessionId`: the session that it is about. */
export const NoteInput = Type.Object(
  {
    text: Type.String({ minLength: 1, maxLength: longestNote, pattern: '\\S' }),
    isShared: Type.Boolean(),
    sessionId: orNull(Id),
  },
  { ...strict, $id: 'PracticeNoteInput' },
);
export type NoteInput = Static<typeof NoteInput>;

const Addendum = Type.Object({ text: Type.String(), createdAt: Type.String() }, strict);
/** A signed note stays as it is; what comes later is an addendum. */
export const NoteView = Type.Object(
  {
    id: Id,
    text: Type.String(),
    isShared: Type.Boolean(),
    sessionId: orNull(Id),
    signedAt: orNull(Type.String()),
    createdAt: Type.String(),
    updatedAt: Type.String(),
    addenda: Type.Array(Addendum),
    version: Type.Integer(),
  },
  { ...strict, $id: 'PracticeNote' },
);
export type NoteView = Static<typeof NoteView>;
export const NoteList = Type.Array(NoteView);
export const NoteQuery = Type.Object(
  { limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 50 })), cursor: Type.Optional(Id) },
  strict,
);
export type NoteQuery = Static<typeof NoteQuery>;
export const AddendumInput = Type.Object(
  { text: Type.String({ minLength: 1, maxLength: longestAddendum, pattern: '\\S' }) },
  { ...strict, $id: 'PracticeAddendumInput' },
);
export const NoteVersionList = Type.Array(
  Type.Object(
    { version: Type.Integer(), text: Type.String(), createdAt: Type.String() },
    { ...strict, $id: 'PracticeNoteVersion' },
  ),
);
export type NoteVersionList = Static<typeof NoteVersionList>;

/** A note that a practitioner shares with the client who reads it. */
export const SharedNote = Type.Object(
  { ...NoteView.properties, practitionerName: Type.String() },
  { ...strict, $id: 'SharedPracticeNote' },
);
export type SharedNote = Static<typeof SharedNote>;
export const SharedNoteList = Type.Array(SharedNote);

/** Whom a practitioner's page is about, as their calendar calls them; null for somebody who left. */
export const PracticeClient = Type.Object(
  {
    matchId: Id,
    initials: orNull(Type.String()),
    /** Questionnaires that they may be asked. */
    measures: Type.Array(Type.Object({ key: Type.String(), title: Type.String() }, strict)),
  },
  { ...strict, $id: 'PracticeClient' },
);
export type PracticeClient = Static<typeof PracticeClient>;

/** What a client has opened, read for a session; each reading stands in the client's log. Null while nothing is open. */
export const PreparationView = Type.Object(
  {
    parts: orNull(
      Type.Array(
        Type.Object(
          {
            key: Type.String(),
            updatedAt: Type.String(),
            entries: Type.Array(Type.Object({ label: Type.String(), text: Type.String() }, strict)),
          },
          strict,
        ),
      ),
    ),
  },
  { ...strict, $id: 'PracticePreparation' },
);
export type PreparationView = Static<typeof PreparationView>;
