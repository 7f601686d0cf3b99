import { type Core, reactTo, type Subscription } from '#core/contract/server';
import { laborAudienceChanged } from '#modules/labors/public-server';
import { matches } from '#modules/matching/public';
import { consentChanged, consentGranted, consentRequested, consentRevoked } from '../../schemas/events';
import { Consent } from '../models/consent';

interface Change {
  readonly userId: string;
  readonly practitionerUserId: string | null;
  readonly consentId: string;
  readonly matchId: string;
  readonly version: number;
}

/** Tells the open pages of both sides to ask anew; what is closed to a practitioner is dropped there at once. */
export const refreshPages = (core: Core): Subscription[] => {
  const publish = (event: string, { userId, practitionerUserId, ...message }: Change): void => {
    for (const person of [userId, practitionerUserId])
      if (person) core.realtime.publish(`user:${person}`, event, message);
  };
  return [
    reactTo(consentGranted, async (change) => publish('consents.changed', change)),
    reactTo(consentChanged, async (change) => publish('consents.changed', change)),
    reactTo(consentRevoked, async (change) => publish('consents.revoked', change)),
    // Whom an answer is for decides with the consents: all who have one ask anew, and drop what they may not read any more.
    reactTo(laborAudienceChanged, async ({ userId }) => {
      for (const { id, matchId, version } of await Consent.query(core.db)
        .where({ client_id: userId })
        .whereNull('revoked_at')) {
        const match = await core.port(matches).find(core.db, matchId);
        const change = { userId, practitionerUserId: match?.practitionerUserId ?? null };
        publish('consents.changed', { ...change, consentId: id, matchId, version });
      }
    }),
    reactTo(consentRequested, async (asked) =>
      core.realtime.publish(`user:${asked.userId}`, 'consents.requested', {
        requestId: asked.requestId,
        matchId: asked.matchId,
      }),
    ),
  ];
};
