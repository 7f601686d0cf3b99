import { Type } from '@sinclair/typebox';
import { defineEvent } from '#core/contract/public';

/** A new version of a client's reading exists. */
export const synthesisGenerated = defineEvent(
  'synthesis.generated',
  Type.Object({ userId: Type.String(), synthesisId: Type.String(), version: Type.Integer() }),
);
