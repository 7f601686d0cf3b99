import { Type } from '@sinclair/typebox';
import { defineEvent } from '#core/contract/public';

/** A profile was generated (again): birth data changed or it was asked for. */
export const profileGenerated = defineEvent(
  'profile.generated',
  Type.Object({ userId: Type.String(), profileId: Type.String(), version: Type.Integer() }),
);
