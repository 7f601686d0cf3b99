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
/** The person who wrote an answer chose whom it is for. */
export const laborAudienceChanged = defineEvent(
  'labors.audience-changed',
  Type.Object({
    userId: Type.String(),
    responseId: Type.String(),
    laborNumber: Type.Integer(),
    audience: Type.Union([Type.Literal('self'), Type.Literal('reading'), Type.Literal('practitioners')]),
  }),
);
/** An answer was taken back. */
export const laborWithdrawn = defineEvent('labors.withdrawn', change);
