import { Type } from '@sinclair/typebox';
import { defineEvent } from '#core/contract/public';

/** What visitors see of a retreat is another text from now on. */
export const retreatPublished = defineEvent(
  'retreats.published',
  Type.Object({ retreatId: Type.String() }, { additionalProperties: false }),
  { changesPages: true },
);
