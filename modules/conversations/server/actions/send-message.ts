import { randomUUID } from 'node:crypto';
import type { Knex } from 'knex';
import { conflict } from '#core/contract/errors';
import type { User } from '#core/contract/route';
import type { Core } from '#core/contract/server';
import type { MessageView } from '../../schemas/conversation';
import { planNotice } from '../jobs/send-message-notice';
import { Conversation } from '../models/conversation';
import { ConversationMessage } from '../models/conversation-message';
import { checkedContent, encryptContent } from '../queries/message-content';
import { findParticipant } from '../queries/participant';
import { announceChange } from './announce-change';

/**
 * Adds a message to a conversation the caller takes part in. Messages of one conversation wait for each other, so that they stand
 * in the order in which they can be read. Throws 404 for everybody else and 409 once the two do not work together any more.
 */
export const sendMessage = async (
  core: Core,
  trx: Knex.Transaction,
  user: User,
  conversationId: string,
  content: string,
): Promise<MessageView> => {
  const words = checkedContent(content);
  await Conversation.query(trx).findById(conversationId).forUpdate();
  const { conversation, side, open } = await findParticipant(core, trx, user, conversationId);
  if (!open)
    throw conflict(
      'conversation-closed',
      'You do not work together any more, so this conversation is closed. You can still read it.',
    );
  const id = randomUUID();
  const row = await ConversationMessage.query(trx)
    .insert({
      id,
      conversationId: conversation.id,
      fromClient: side === 'client',
      authorId: user.id,
      contentSealed: await encryptContent(core, trx, conversation.clientId, id, words),
    })
    .returning('*');
  await Conversation.query(trx).findById(conversation.id).patch({ lastSeq: row.seq });
  await announceChange(core, trx, conversation, true);
  await planNotice(core, trx, conversation.id, side === 'client' ? 'other' : 'client');
  const authorName = `${user.firstName} ${user.lastName}`.trim();
  return { id, content: words, sentAt: row.sentAt, isRead: false, mine: true, authorName };
};
