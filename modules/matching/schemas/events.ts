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

const Consent = Type.Object({
  consentId: Id,
  matchId: Id,
  userId: Id,
  practitionerUserId: Type.Union([Id, Type.Null()]),
  version: Type.Integer(),
});
/** A client opened segments to a practitioner. */
export const consentGranted = defineEvent('matching.consent-granted', Consent);
/** A consent was widened, narrowed or moved in time; whoever shows something of it asks anew. */
export const consentChanged = defineEvent('matching.consent-changed', Consent);
/** A consent ended: revoked, or with its match. Whoever shows something of it drops it. */
export const consentRevoked = defineEvent('matching.consent-revoked', Consent);

/** A practitioner asked a client for segments. */
export const consentRequested = defineEvent(
  'matching.consent-requested',
  Type.Object({ requestId: Id, matchId: Id, userId: Id }),
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
