import { type Static, Type } from '@sinclair/typebox';

const Season = Type.Object({ name: Type.String(), begins: Type.String() }, { additionalProperties: false });
export type Season = Static<typeof Season>;

export const listSeasons = { reply: Type.Array(Season) } as const;
