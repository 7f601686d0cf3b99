import { type Core, reactTo, type Subscription } from '#core/contract/server';
import { aftercareChanged } from '../../schemas/events';

/** Tells the open pages of both that a plan has changed. */
export const aftercareReactions = (core: Core): Subscription[] => [
  reactTo(aftercareChanged, async ({ planId, clientId, authorId }) => {
    for (const person of [clientId, authorId])
      if (person) core.realtime.publish(`user:${person}`, 'aftercare.changed', { planId });
  }),
];
