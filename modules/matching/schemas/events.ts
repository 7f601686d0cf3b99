import { Type } from '@sinclair/typebox';
import { defineEvent } from '#core/contract/public';

/** A run ended and a client's matches were written anew. */
export const matchesUpdated = defineEvent(
  'matching.updated',
  Type.Object({ userId: Type.String(), jobId: Type.String(), count: Type.Integer() }),
);
