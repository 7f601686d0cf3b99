import { type Core, reactTo, type Subscription } from '#core/contract/server';
import { callChanged, matchChanged } from '../../schemas/events';

interface Sides {
  readonly userId: string;
  readonly practitionerUserId: string | null;
}

/** Tells the open pages of both sides of a match or a call to ask anew. */
export const refreshPages = (core: Core): Subscription[] => {
  const publish = (event: string, { userId, practitionerUserId, ...message }: Sides & object): void => {
    for (const person of [userId, practitionerUserId])
      if (person) core.realtime.publish(`user:${person}`, event, message);
  };
  return [
    reactTo(callChanged, async (change) => publish('calls.changed', change)),
    reactTo(matchChanged, async (change) => publish('matches.changed', change)),
  ];
};
