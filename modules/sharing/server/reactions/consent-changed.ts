import { type Core, on, type Subscription } from '#core/contract/server';
import { consentChanged, consentGranted, consentRequested, consentRevoked } from '../../schemas/events';

interface Sides {
  readonly userId: string;
  readonly practitionerUserId: string | null;
}

/** Tells the open pages of both sides to ask anew; what is closed to a practitioner is dropped there at once. */
export const refreshPages = (core: Core): Subscription[] => {
  const publish = (event: string, { userId, practitionerUserId, ...message }: Sides & object): void => {
    for (const person of [userId, practitionerUserId])
      if (person) core.realtime.publish(`user:${person}`, event, message);
  };
  return [
    on(consentGranted, async (change) => publish('consents.changed', change)),
    on(consentChanged, async (change) => publish('consents.changed', change)),
    on(consentRevoked, async (change) => publish('consents.revoked', change)),
    on(consentRequested, async (asked) =>
      core.realtime.publish(`user:${asked.userId}`, 'consents.requested', {
        requestId: asked.requestId,
        matchId: asked.matchId,
      }),
    ),
  ];
};
