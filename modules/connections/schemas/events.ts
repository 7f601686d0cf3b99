import { Type } from '@sinclair/typebox';
import { defineEvent } from '#core/contract/public';

/** Somebody answered, withdrew or ended a connection; `people` are its sides, as far as they are known. */
export const connectionsChanged = defineEvent(
  'connections.changed',
  Type.Object({ connectionId: Type.String(), people: Type.Array(Type.String()) }),
);
