import { Type } from '@sinclair/typebox';
import { defineEvent } from '#core/contract/public';

const Id = Type.String();

/** A session was booked, moved, cancelled or marked. */
export const sessionChanged = defineEvent(
  'sessions.changed',
  Type.Object({ sessionId: Id, practitionerUserId: Id, clientIds: Type.Array(Id), version: Type.Integer() }),
);
