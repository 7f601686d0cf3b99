import { Type } from '@sinclair/typebox';
import { defineEvent } from '#core/contract/public';

const change = Type.Object({
  userId: Type.String(),
  responseId: Type.String(),
  laborNumber: Type.Integer(),
  version: Type.Integer(),
});
/** An answer was saved for the first time or again. */
export const laborResponded = defineEvent('labors.responded', change);
/** An answer was taken back. */
export const laborWithdrawn = defineEvent('labors.withdrawn', change);
