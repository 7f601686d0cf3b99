import { roleGranted } from '#core/contract/hooks';
import { reactTo, type Subscription } from '#core/contract/server';
import { sessionChanged } from '../../schemas/events';
import { endOfPractitioner } from '../actions/end-sessions';
import type { Context } from '../context';

/** Tells the open pages of both sides to ask anew, and ends the practice of somebody who is no practitioner any more. */
export const reactions = (context: Context): Subscription[] => [
  reactTo(sessionChanged, async ({ sessionId, practitionerUserId, clientId, version }) => {
    for (const person of [practitionerUserId, clientId])
      if (person) context.core.realtime.publish(`user:${person}`, 'sessions.changed', { sessionId, version });
  }),
  reactTo(roleGranted, async ({ userId, role }) => {
    if (role !== 'practitioner') await context.core.db.transaction((trx) => endOfPractitioner(context, trx, userId));
  }),
];
