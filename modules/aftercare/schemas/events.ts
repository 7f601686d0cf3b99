import { Type } from '@sinclair/typebox';
import { defineEvent } from '#core/contract/public';

/** A plan was written, changed or ticked. */
export const aftercareChanged = defineEvent(
  'aftercare.changed',
  Type.Object({
    planId: Type.String(),
    clientId: Type.String(),
    authorId: Type.Union([Type.String(), Type.Null()]),
  }),
);
