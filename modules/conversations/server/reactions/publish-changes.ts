import { type Core, type PersonAccount, reactTo, type Subscription } from '#core/contract/server';
import { matchChanged } from '#modules/matching/public-server';
import { conversationChanged } from '../../schemas/events';
import { Conversation } from '../models/conversation';

const teamOf = async (core: Core): Promise<string[]> => {
  const team: PersonAccount[] = await core.people.accounts(core.db, 'admin');
  return team.flatMap(({ id, suspended_at }) => (suspended_at === null ? [id] : []));
};

/** Tells the open pages of both sides to ask anew, when somebody wrote or read and when a match opens or closes a conversation. */
export const publishChanges = (core: Core): Subscription[] => {
  const tell = (conversationId: string, people: readonly (string | null)[]): void => {
    for (const person of people)
      if (person) core.realtime.publish(`user:${person}`, 'conversations.changed', { conversationId });
  };
  return [
    reactTo(conversationChanged, async ({ conversationId, clientUserId, practitionerUserId, team }) =>
      tell(conversationId, [clientUserId, practitionerUserId, ...(team ? await teamOf(core) : [])]),
    ),
    reactTo(matchChanged, async ({ userId, practitionerUserId }) => {
      if (!practitionerUserId) return;
      const sides = { client_id: userId, practitioner_id: practitionerUserId };
      const found = await Conversation.query(core.db).findOne(sides);
      if (found) tell(found.id, [userId, practitionerUserId]);
    }),
  ];
};
