import { roleGranted } from '#core/contract/account-events';
import { type Core, on, type Subscription } from '#core/contract/server';
import {
  callChanged,
  consentChanged,
  consentGranted,
  consentRequested,
  consentRevoked,
  matchChanged,
} from '../schemas/events';
import { endCallsOf } from './actions/move-call';

interface Sides {
  readonly matchId: string;
  readonly userId: string;
  readonly practitionerUserId: string | null;
}

/** Tells the open pages of both sides to ask anew; what is closed to a practitioner is dropped there at once. */
export const reactions = (core: Core): Subscription[] => {
  const tell = (event: string, { userId, practitionerUserId, ...message }: Sides & object): void => {
    for (const person of [userId, practitionerUserId])
      if (person) core.realtime.publish(`user:${person}`, event, message);
  };
  return [
    on(callChanged, async (change) => tell('calls.changed', change)),
    on(matchChanged, async (change) => tell('matches.changed', change)),
    on(consentGranted, async (change) => tell('consents.changed', change)),
    on(consentChanged, async (change) => tell('consents.changed', change)),
    on(consentRevoked, async (change) => tell('consents.revoked', change)),
    on(consentRequested, async (asked) =>
      core.realtime.publish(`user:${asked.userId}`, 'consents.requested', {
        requestId: asked.requestId,
        matchId: asked.matchId,
      }),
    ),
    // Whoever is no practitioner any more is suggested to nobody; what was open to them needs the role and is closed already.
    on(roleGranted, async ({ userId, role }) => {
      if (role === 'practitioner') return;
      await core.db.transaction(async (trx) => {
        await trx('practitioners').where({ user_id: userId }).update({ availability: 'closed' });
        await endCallsOf(core, trx, userId);
      });
    }),
  ];
};
