import { type Static, Type } from '@sinclair/typebox';
import { listPlace } from '#core/contract/list';
import { importSorts, importStates, mostColumns } from './values';

const strict = { additionalProperties: false } as const;
const oneLine = '^[^\\u0000-\\u001f\\u007f]*$';
const Heading = Type.String({ minLength: 1, maxLength: 200 });
const Name = Type.String({ pattern: '^[A-Za-z][A-Za-z0-9]{0,39}$' });
const Nullable = Type.Union([Type.String(), Type.Null()]);

export const KindId = Type.String({ pattern: '^[a-z]+(-[a-z]+)*$', maxLength: 40 });

/** Something that files bring in, with the fields of a row. */
export const KindView = Type.Object(
  {
    id: KindId,
    label: Type.String(),
    lead: Type.String(),
    skips: Type.String(),
    fields: Type.Array(Type.Object({ name: Name, help: Type.String(), isRequired: Type.Boolean() }, strict)),
    options: Type.Array(Type.Object({ name: Name, label: Type.String(), help: Type.String() }, strict)),
  },
  { ...strict, $id: 'ImportKind' },
);
export type KindView = Static<typeof KindView>;

/** Which column holds a field. */
export const ColumnChoice = Type.Object({ field: Name, column: Heading }, { ...strict, $id: 'ImportColumnChoice' });
export type ColumnChoice = Static<typeof ColumnChoice>;

const Counts = Type.Object(
  { created: Type.Integer(), changed: Type.Integer(), skipped: Type.Integer(), refused: Type.Integer() },
  { ...strict, $id: 'ImportCounts' },
);
export type Counts = Static<typeof Counts>;

/** A line of the history. */
export const ImportRowView = Type.Object(
  {
    id: Type.String({ format: 'uuid' }),
    kind: KindId,
    fileName: Type.String(),
    state: Type.Union(importStates.map((state) => Type.Literal(state))),
    /** Null when the account is gone. */
    createdBy: Nullable,
    createdAt: Type.String(),
    /** What was written; null before. */
    written: Type.Union([Counts, Type.Null()]),
  },
  { ...strict, $id: 'ImportRow' },
);
export type ImportRowView = Static<typeof ImportRowView>;

/** One import, with what the file holds for the person who uploaded it. */
export const ImportView = Type.Object(
  {
    ...ImportRowView.properties,
    isOwn: Type.Boolean(),
    size: Type.Integer(),
    /** Rows below the heading, once they were counted. */
    rows: Type.Union([Type.Integer(), Type.Null()]),
    rowsDone: Type.Integer(),
    /** Empty for others, and when the file is erased. */
    columns: Type.Array(Type.Object({ heading: Heading, samples: Type.Array(Type.String()) }, strict)),
    mapping: Type.Array(ColumnChoice),
    options: Type.Array(Name),
    checked: Type.Union([Counts, Type.Null()]),
    failure: Nullable,
    finishedAt: Nullable,
    /** When the file will be erased; null when it is. */
    fileUntil: Nullable,
    /** The first ones; `line` is that of the file. */
    refusals: Type.Array(Type.Object({ line: Type.Integer(), reason: Type.String() }, strict)),
    version: Type.Integer(),
  },
  { ...strict, $id: 'Import' },
);
export type ImportView = Static<typeof ImportView>;

export const UploadForm = Type.Object(
  { kind: KindId, fileName: Type.String({ minLength: 1, maxLength: 200, pattern: oneLine }) },
  strict,
);
export const CheckInput = Type.Object(
  {
    mapping: Type.Array(ColumnChoice, { maxItems: mostColumns }),
    options: Type.Array(Name, { maxItems: 20, uniqueItems: true }),
  },
  { ...strict, $id: 'ImportCheckInput' },
);
export type CheckInput = Static<typeof CheckInput>;
const filters = {
  /** Part of the name of a file. */
  q: Type.Optional(Type.String({ maxLength: 100 })),
  state: Type.Optional(Type.Union(importStates.map((state) => Type.Literal(state)))),
  kind: Type.Optional(KindId),
  sort: Type.Optional(Type.Union(importSorts.map((sort) => Type.Literal(sort)))),
};
export const ImportsFilters = Type.Object(filters, strict);
export type ImportsFilters = Static<typeof ImportsFilters>;
export const ImportsQuery = Type.Object({ ...filters, ...listPlace }, strict);
export type ImportsQuery = Static<typeof ImportsQuery>;
export const ImportId = Type.Object({ id: Type.String({ format: 'uuid' }) }, strict);
export const KindParams = Type.Object({ kind: KindId }, strict);
