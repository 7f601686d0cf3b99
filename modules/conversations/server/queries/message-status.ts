import type { User } from '#core/contract/route';
import type { Core } from '#core/contract/server';
import { relations } from '#modules/matching/public';
import type { MessageStatus } from '../../schemas/conversation';
import { Conversation } from '../models/conversation';
import { listContacts } from './contacts';
import { namesFor } from './names';
import { takingPart } from './participant';
import { unreadIn } from './unread';

type People = MessageStatus['people'];

/** The other sides of the caller's accepted matches, by name. */
const peopleOf = async (core: Core, user: User, own: readonly Conversation[]): Promise<People> => {
  if (user.role === 'admin') return [];
  const port = core.port(relations);
  const [matched, together] = await Promise.all([
    user.role === 'client' ? port.practitionersOf(user.id) : port.clientsOf(user.id),
    listContacts(core, user),
  ]);
  const open = matched.filter((one) =>
    together.has(user.role === 'client' ? one.practitionerUserId : one.clientUserId),
  );
  const sides = open.map((one) =>
    Conversation.fromJson(
      { kind: 'match', clientId: one.clientUserId, practitionerId: one.practitionerUserId },
      { skipValidation: true },
    ),
  );
  const names = await namesFor(core, user, sides);
  return open
    .map(({ matchId, clientUserId, practitionerUserId }, index) => ({
      matchId,
      name: names.other(sides[index] as Conversation).name ?? '–',
      conversationId:
        own.find((one) => one.clientId === clientUserId && one.practitionerId === practitionerUserId)?.id ?? null,
    }))
    .toSorted((one, other) => one.name.localeCompare(other.name, 'en'));
};

/** What waits for the caller in conversations, and whom the caller may write to. */
export const getMessageStatus = async (core: Core, user: User): Promise<MessageStatus> => {
  const matched = await listContacts(core, user);
  const own = await Conversation.query(core.db).modify((query) => {
    takingPart(query, user);
    if (user.role === 'practitioner') query.whereRaw('client_id = any(?::uuid[])', [[...matched]]);
    // With the team only what waits is counted one by one.
    if (user.role === 'admin') query.whereRaw('last_seq > other_read_seq');
  });
  const side = user.role === 'client' ? 'client' : 'other';
  const [unread, people, total] = await Promise.all([
    unreadIn(
      core.db,
      side,
      own.map(({ id }) => id),
    ),
    peopleOf(core, user, own),
    user.role === 'admin' ? Conversation.query(core.db).where({ kind: 'team' }).resultSize() : own.length,
  ]);
  const team = own.find(({ kind }) => kind === 'team');
  return {
    unread: [...unread.values()].reduce((sum, one) => sum + one, 0),
    conversations: total,
    people,
    team: user.permissions.has('conversations.ask-team') ? { conversationId: team?.id ?? null } : null,
  };
};
