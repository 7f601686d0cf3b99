import { Type } from '@sinclair/typebox';
import { defineEvent } from '#core/contract/public';

const uuid = Type.String({ format: 'uuid' });

/** A wish to be contacted was made, taken on, worked on, closed or taken back. */
export const contactRequestChanged = defineEvent(
  'safety.contact-request-changed',
  Type.Object({ requestId: uuid, userId: uuid }, { additionalProperties: false }),
);
