import { type Static, Type } from '@sinclair/typebox';
import { longestEntry } from './values';

const closed = { additionalProperties: false } as const;

/** What somebody writes. */
export const EntryInput = Type.Object(
  { text: Type.String({ minLength: 1, maxLength: longestEntry, pattern: '\\S' }) },
  closed,
);
export type EntryInput = Static<typeof EntryInput>;

export const EntryView = Type.Object(
  {
    id: Type.String({ format: 'uuid' }),
    text: Type.String(),
    createdAt: Type.String({ format: 'date-time' }),
  },
  closed,
);
export type EntryView = Static<typeof EntryView>;
