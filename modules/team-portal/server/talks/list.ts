import type { User } from '#core/contract/route';
import type { Core } from '#core/contract/server';
import type { ConversationPage, ConversationView } from '../../schemas/conversation';
import { Conversation } from '../models/conversation';
import { ConversationMessage } from '../models/conversation-message';
import { namesFor } from './names';
import { presentBrief, presentConversation } from './present';
import { takingPart } from './seat';
import { workingWith } from './together';
import { unreadIn } from './unread';

const pageOf = (core: Core, user: User, matched: ReadonlySet<string>, limit: number, cursor?: string) =>
  Conversation.query(core.db)
    .modify((query) => {
      takingPart(query, user);
      // Closed to a practitioner; a client may still read.
      if (user.role === 'practitioner') query.whereRaw('client_id = any(?::uuid[])', [[...matched]]);
      if (cursor) query.whereRaw('last_seq < (select seq from conversation_messages where id = ?)', [cursor]);
    })
    .orderBy('last_seq', 'desc')
    .limit(limit + 1);

/** Conversations the caller takes part in, newest message first; `next` is the address of the following page, null at the end. */
export const conversationsOf = async (
  core: Core,
  user: User,
  { limit = 20, cursor }: ConversationPage,
): Promise<{ rows: ConversationView[]; next: string | null }> => {
  const matched = await workingWith(core, user);
  const found = await pageOf(core, user, matched, limit, cursor);
  const page = found.slice(0, limit);
  const side = user.role === 'client' ? 'client' : 'other';
  const [names, unread, newest] = await Promise.all([
    namesFor(core, user, page),
    unreadIn(
      core.db,
      side,
      page.map(({ id }) => id),
    ),
    ConversationMessage.query(core.db).findByIds(page.map(({ last_seq }) => last_seq)),
  ]);
  const rows = await Promise.all(
    page.flatMap((one) => {
      const last = newest.find(({ seq }) => seq === one.last_seq);
      if (!last) return [];
      const open =
        one.kind === 'team' || side === 'other' || (one.practitioner_id !== null && matched.has(one.practitioner_id));
      const seen = presentConversation(one, names, { open, unread: unread.get(one.id) ?? 0 });
      return presentBrief(core, user, one, last).then((lastMessage) => ({ ...seen, lastMessage }));
    }),
  );
  const end = rows.at(-1)?.lastMessage.id;
  return { rows, next: found.length > limit && end ? `/api/conversations?limit=${limit}&cursor=${end}` : null };
};
