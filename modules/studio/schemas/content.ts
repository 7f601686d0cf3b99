import { type Static, Type } from '@sinclair/typebox';
import { MarkdownTree } from '#core/contract/markdown';
import { type ContentField, type ContentFields, contentLanguages, fieldKinds } from '../lib/content';
import { draftStates, translationStates } from './values';

const closed = { additionalProperties: false } as const;
const nullable = <T extends Parameters<typeof Type.Union>[0][number]>(schema: T) => Type.Union([schema, Type.Null()]);
const literals = <T extends string>(values: readonly T[]) => Type.Union(values.map((value) => Type.Literal(value)));

const Noun = Type.String({ pattern: '^[a-z][a-z-]{1,39}$' });
/** Of documents, and ids of objects of modules. */
const Key = Type.String({ pattern: '^[A-Za-z0-9][A-Za-z0-9._-]{0,63}$' });
const Language = literals(contentLanguages);

export const NounParams = Type.Object({ noun: Noun }, closed);
export const AdditionParams = Type.Object({ noun: Noun, key: Key }, closed);
export const NewDocument = Type.Object(
  {
    title: Type.String({
      minLength: 2,
      maxLength: 80,
      pattern: '^[^\\p{Cc}]*\\S[^\\p{Cc}]*$',
      message: 'Enter a name of 2 to 80 characters, in one line.',
    }),
  },
  { ...closed, $id: 'StudioNewDocument' },
);
export const AddedDocument = Type.Object({ key: Key, title: Type.String() }, { ...closed, $id: 'StudioAddedDocument' });
export const DocumentParams = Type.Object({ noun: Noun, key: Key, language: Language }, closed);
export type DocumentParams = Static<typeof DocumentParams>;
export const VersionParams = Type.Object(
  { noun: Noun, key: Key, language: Language, number: Type.Integer({ minimum: 0, maximum: 1_000_000 }) },
  closed,
);

const Leaf = Type.Union([Type.String({ maxLength: 200_000 }), Type.Number(), Type.Boolean(), Type.Null()]);
const fieldName = '^[a-z][A-Za-z0-9]{0,39}$';
const Entry = Type.Record(Type.String({ pattern: fieldName }), Leaf, closed);
/** What a document says, by the names of its fields. */
export const Fields = Type.Unsafe<ContentFields>(
  Type.Record(
    Type.String({ pattern: fieldName }),
    Type.Union([Leaf, Type.Array(Type.Union([Leaf, Entry]), { maxItems: 100 })]),
    closed,
  ),
);
export const FieldsBody = Type.Object({ fields: Fields }, closed);

const described = {
  name: Type.String(),
  label: Type.String(),
  kind: literals(fieldKinds),
  hint: Type.Optional(Type.String()),
  isRequired: Type.Optional(Type.Boolean()),
  isShared: Type.Optional(Type.Boolean()),
  least: Type.Optional(Type.Number()),
  most: Type.Optional(Type.Number()),
  step: Type.Optional(Type.Number()),
  currency: Type.Optional(Type.String()),
  rows: Type.Optional(Type.Integer()),
  translates: Type.Optional(Type.Object({ field: Type.String(), language: Language }, closed)),
  choices: Type.Optional(Type.Array(Type.Object({ value: Type.String(), label: Type.String() }, closed))),
};
/** How a field is edited. */
export const FieldView = Type.Unsafe<ContentField>(
  Type.Object({ ...described, of: Type.Optional(Type.Array(Type.Object(described, closed))) }, closed),
);

const Translation = literals(translationStates);
const Draft = literals(draftStates);

/** A kind of content, with what of it waits. */
export const NounView = Type.Object(
  {
    noun: Type.String(),
    label: Type.String(),
    about: Type.String(),
    documents: Type.Integer(),
    /** Documents in one language each. */
    drafts: Type.Integer(),
    inReview: Type.Integer(),
    scheduled: Type.Integer(),
    missing: Type.Integer(),
    outOfDate: Type.Integer(),
  },
  closed,
);
export type NounView = Static<typeof NounView>;
export const NounList = Type.Array(NounView);

export const LanguageState = Type.Object(
  {
    language: Language,
    translation: Translation,
    /** Number of the version that is shown; 0 while it is built in. */
    published: Type.Integer(),
    draft: nullable(Draft),
    publishAt: nullable(Type.String()),
  },
  closed,
);
export type LanguageState = Static<typeof LanguageState>;
export const DocumentList = Type.Object(
  {
    noun: Type.String(),
    label: Type.String(),
    about: Type.String(),
    /** What the button says that adds one, and what has to be done then; null where nothing can be added. */
    additions: nullable(Type.Object({ label: Type.String(), hint: Type.String() }, closed)),
    documents: Type.Array(
      Type.Object(
        {
          key: Type.String(),
          title: Type.String(),
          languages: Type.Array(LanguageState),
          /** Staff added it; it can be removed while nothing refers to it. */
          isAdded: Type.Boolean(),
          /** Page on which its source is edited; null where that is the studio's. */
          sourcePath: nullable(Type.String()),
        },
        closed,
      ),
    ),
  },
  { ...closed, $id: 'StudioDocuments' },
);
export type DocumentList = Static<typeof DocumentList>;

/** One document in one language, as its editor needs it. */
export const DocumentView = Type.Object(
  {
    noun: Type.String(),
    nounLabel: Type.String(),
    key: Type.String(),
    title: Type.String(),
    language: Language,
    languages: Type.Array(LanguageState),
    /** Page that shows it. */
    path: nullable(Type.String()),
    /** Page on which its source is edited; null where that is the studio's. */
    sourcePath: nullable(Type.String()),
    description: Type.Array(FieldView),
    /** What is shown now; without what a language lacks. */
    current: Fields,
    /** The present text in the source language; null where this is it. */
    source: nullable(Fields),
    published: nullable(
      Type.Object({ number: Type.Integer(), at: Type.String(), by: nullable(Type.String()) }, closed),
    ),
    draft: nullable(
      Type.Object(
        {
          fields: Fields,
          state: Draft,
          publishAt: nullable(Type.String()),
          editedBy: nullable(Type.String()),
          editedAt: Type.String(),
          /** The reader is one of those who wrote it, so they cannot approve it. */
          isOwn: Type.Boolean(),
        },
        closed,
      ),
    ),
    /** It is a mail, which its reader can send to themselves. */
    isMail: Type.Boolean(),
    /** A second person has to approve what is published. */
    isReviewed: Type.Boolean(),
    version: Type.Integer(),
  },
  { ...closed, $id: 'StudioDocument' },
);
export type DocumentView = Static<typeof DocumentView>;

export const VersionsQuery = Type.Object(
  {
    limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 50 })),
    before: Type.Optional(Type.Integer({ minimum: 1, maximum: 1_000_000 })),
  },
  closed,
);
/** A version of a document; 0 is the built-in text. */
export const VersionEntry = Type.Object(
  {
    number: Type.Integer(),
    at: nullable(Type.String()),
    editedBy: nullable(Type.String()),
    publishedBy: nullable(Type.String()),
  },
  closed,
);
export type VersionEntry = Static<typeof VersionEntry>;
export const VersionList = Type.Array(VersionEntry);
export const VersionView = Type.Object({ number: Type.Integer(), fields: Fields }, closed);

const Problem = Type.Object({ path: Type.String(), message: Type.String() }, closed);
/** What would be said of a draft if it were published, and how its Markdown looks. */
export const PreviewView = Type.Object(
  {
    problems: Type.Array(Problem),
    markdown: Type.Array(Type.Object({ field: Type.String(), tree: MarkdownTree }, closed)),
    /** Of mails: the draft with sample values. */
    mail: nullable(
      Type.Object(
        {
          subject: Type.String(),
          text: Type.String(),
          /** What it may name in braces. */
          values: Type.Array(
            Type.Object({ name: Type.String(), sample: Type.String(), isNeeded: Type.Boolean() }, closed),
          ),
        },
        closed,
      ),
    ),
  },
  { ...closed, $id: 'StudioPreview' },
);
export type PreviewView = Static<typeof PreviewView>;

export const PublishBody = Type.Object(
  { at: Type.Optional(Type.String({ format: 'date-time', maxLength: 40 })) },
  closed,
);
