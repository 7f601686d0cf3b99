import { toPath } from '#core/contract/endpoint';
import type { User } from '#core/contract/route';
import type { Core } from '#core/contract/server';
import type { ConversationThread, MessagePage } from '../../schemas/conversation';
import { getConversation } from '../../schemas/endpoints';
import { ConversationMessage } from '../models/conversation-message';
import { toConversationView, toMessageView } from '../views/conversation';
import { decryptContent } from './message-content';
import { namesFor } from './names';
import type { Participant } from './participant';
import { unreadIn } from './unread';

/** One page of a conversation, newest first; `next` is the address of the older page, null at the beginning. */
export const readThread = async (
  core: Core,
  user: User,
  { conversation, side, open }: Participant,
  { limit = 50, cursor }: MessagePage,
): Promise<{ thread: ConversationThread; next: string | null }> => {
  const { id } = conversation;
  const found = await ConversationMessage.query(core.db)
    .where({ conversation_id: id })
    .modify((query) => {
      if (cursor)
        query.whereRaw('seq < (select seq from conversation_messages where id = ? and conversation_id = ?)', [
          cursor,
          id,
        ]);
    })
    .orderBy('seq', 'desc')
    .limit(limit + 1);
  const page = found.slice(0, limit);
  const [names, unread] = await Promise.all([
    namesFor(
      core,
      user,
      [conversation],
      page.map(({ authorId }) => authorId),
    ),
    unreadIn(core.db, side, [id]),
  ]);
  const messages = await Promise.all(
    page.map(async (one) =>
      toMessageView(user, conversation, names, one, await decryptContent(core, core.db, conversation.clientId, one)),
    ),
  );
  const last = page.at(-1);
  return {
    thread: { ...toConversationView(conversation, names, { open, unread: unread.get(id) ?? 0 }), messages },
    next:
      found.length > limit && last
        ? toPath(getConversation, { params: { id }, query: { limit, cursor: last.id } })
        : null,
  };
};
