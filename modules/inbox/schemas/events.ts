import { Type } from '@sinclair/typebox';
import { defineEvent } from '#core/contract/public';

/** The team did something with an item, or an answer came in. */
export const inboxItemChanged = defineEvent(
  'inbox.item-changed',
  Type.Object({ kind: Type.String(), id: Type.String() }, { additionalProperties: false }),
);
