import { type Static, Type } from '@sinclair/typebox';

const closed = { additionalProperties: false } as const;

export const EntryInput = Type.Object({ text: Type.String({ minLength: 1, maxLength: 2000 }) }, closed);
export type EntryInput = Static<typeof EntryInput>;

export const EntryView = Type.Object(
  { id: Type.String({ format: 'uuid' }), text: Type.String(), version: Type.Integer(), createdAt: Type.String() },
  closed,
);
export type EntryView = Static<typeof EntryView>;
