import { Type } from '@sinclair/typebox';
import { EntryInput, EntryView } from './entry';

const IdParams = Type.Object({ id: Type.String({ format: 'uuid' }) }, { additionalProperties: false });

export const listEntries = { reply: Type.Array(EntryView) } as const;
export const createEntry = { body: EntryInput, reply: EntryView, idempotent: true } as const;
export const saveEntry = { params: IdParams, body: EntryInput, reply: EntryView, ifMatch: 'required' } as const;
