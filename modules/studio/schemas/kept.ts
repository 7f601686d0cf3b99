import { type Static, Type } from '@sinclair/typebox';
import { VersionsQuery } from './content';

const closed = { additionalProperties: false } as const;
const object = {
  kind: Type.String({ pattern: '^[a-z][a-z-]{1,39}$' }),
  id: Type.String({ pattern: '^[a-zA-Z0-9][a-zA-Z0-9._-]{0,79}$' }),
};

/** Something that another module edits, such as a retreat, of which the studio keeps what was shown. */
export const KeptParams = Type.Object(object, closed);
export type KeptParams = Static<typeof KeptParams>;
export const KeptVersionParams = Type.Object(
  { ...object, number: Type.Integer({ minimum: 1, maximum: 1_000_000 }) },
  closed,
);
export const KeptQuery = VersionsQuery;

/** A version that was shown, newest first; `by` is null for an account that is gone and for what the product did itself. */
export const KeptVersion = Type.Object(
  { number: Type.Integer(), at: Type.String(), by: Type.Union([Type.String(), Type.Null()]) },
  { ...closed, $id: 'StudioKeptVersion' },
);
export type KeptVersion = Static<typeof KeptVersion>;
export const KeptVersionList = Type.Array(KeptVersion);
/** What it said, as the module that owns it describes that. */
export const KeptContent = Type.Object({ number: Type.Integer(), content: Type.Unknown() }, closed);
