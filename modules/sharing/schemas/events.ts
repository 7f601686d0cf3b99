import { Type } from '@sinclair/typebox';
import { defineEvent } from '#core/contract/public';

const Id = Type.String();

const Consent = Type.Object({
  consentId: Id,
  matchId: Id,
  userId: Id,
  practitionerUserId: Type.Union([Id, Type.Null()]),
  version: Type.Integer(),
});
/** A client opened segments to a practitioner. */
export const consentGranted = defineEvent('sharing.consent-granted', Consent);
/** A consent was widened, narrowed or moved in time; whoever shows something of it asks anew. */
export const consentChanged = defineEvent('sharing.consent-changed', Consent);
/** A consent ended: revoked, or with its match. Whoever shows something of it drops it. */
export const consentRevoked = defineEvent('sharing.consent-revoked', Consent);

/** A practitioner asked a client for segments. */
export const consentRequested = defineEvent(
  'sharing.consent-requested',
  Type.Object({ requestId: Id, matchId: Id, userId: Id }),
);
