import { Type } from '@sinclair/typebox';
import { defineEvent } from '#core/contract/public';

const Id = Type.String();

/** A session was booked, moved, cancelled or marked; told once for each client who comes or came. */
export const sessionChanged = defineEvent(
  'sessions.changed',
  Type.Object({
    sessionId: Id,
    practitionerUserId: Id,
    clientId: Type.Union([Id, Type.Null()]),
    version: Type.Integer(),
  }),
);
