import { Type } from '@sinclair/typebox';
import { defineEvent } from '#core/contract/public';

/**
 * A message was written or read. `practitionerUserId` is null in a conversation with the team, and once nothing of the conversation is
 * open to the practitioner.
 */
export const conversationChanged = defineEvent(
  'conversations.changed',
  Type.Object({
    conversationId: Type.String(),
    clientUserId: Type.String(),
    practitionerUserId: Type.Union([Type.String(), Type.Null()]),
    team: Type.Boolean(),
  }),
);
