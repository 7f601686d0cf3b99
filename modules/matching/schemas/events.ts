import { Type } from '@sinclair/typebox';
import { defineEvent } from '#core/contract/public';
import { MatchStatus } from './match-status';

const Id = Type.String();

/** A run ended and a client's matches were written anew. */
export const matchesUpdated = defineEvent(
  'matching.updated',
  Type.Object({ userId: Id, jobId: Id, count: Type.Integer() }),
);

/** Somebody moved a match; `practitionerUserId` is null for a practitioner without an account. */
export const matchChanged = defineEvent(
  'matching.match-changed',
  Type.Object({
    matchId: Id,
    userId: Id,
    practitionerUserId: Type.Union([Id, Type.Null()]),
    status: MatchStatus,
    version: Type.Integer(),
  }),
);

/** An introduction call was booked, moved or cancelled. */
export const callChanged = defineEvent(
  'matching.call-changed',
  Type.Object({
    callId: Id,
    matchId: Id,
    userId: Id,
    practitionerUserId: Type.Union([Id, Type.Null()]),
    version: Type.Integer(),
  }),
);
