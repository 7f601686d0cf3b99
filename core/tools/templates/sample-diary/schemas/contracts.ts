import { Type } from '@sinclair/typebox';
import { EntryInput, EntryView } from './entries';

const Id = Type.Object({ id: Type.String({ format: 'uuid' }) }, { additionalProperties: false });

export const listEntries = { reply: Type.Array(EntryView) } as const;
export const createEntry = { body: EntryInput, reply: EntryView, idempotent: true } as const;
export const deleteEntry = { params: Id } as const;
