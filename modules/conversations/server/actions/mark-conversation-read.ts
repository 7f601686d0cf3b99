import type { Knex } from 'knex';
import { invalid } from '#core/contract/errors';
import type { Core } from '#core/contract/server';
import { Conversation } from '../models/conversation';
import { ConversationMessage } from '../models/conversation-message';
import type { Participant } from '../queries/participant';
import { unreadIn } from '../queries/unread';
import { announceChange } from './announce-change';

/** Marks everything up to one message as read by the caller's side; marks never go back, and the same again changes nothing. */
export const markConversationRead = async (
  core: Core,
  trx: Knex.Transaction,
  { conversation, side, open }: Participant,
  upTo: string,
): Promise<{ unread: number }> => {
  const message = await ConversationMessage.query(trx).findOne({ id: upTo, conversation_id: conversation.id });
  if (!message) throw invalid('upTo', 'There is no such message in this conversation.');
  const mark = side === 'client' ? 'client_read_seq' : 'other_read_seq';
  const moved = await Conversation.query(trx)
    .findById(conversation.id)
    .where(mark, '<', message.seq)
    .patch({ [mark]: message.seq });
  if (moved > 0) await announceChange(core, trx, conversation, open);
  const unread = await unreadIn(trx, side, [conversation.id]);
  return { unread: unread.get(conversation.id) ?? 0 };
};
