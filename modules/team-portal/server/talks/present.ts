import type { User } from '#core/contract/route';
import type { Core } from '#core/contract/server';
import type { ConversationView, MessageView } from '../../schemas/conversation';
import type { Conversation } from '../models/conversation';
import type { ConversationMessage } from '../models/conversation-message';
import type { Names } from './names';
import { openContent } from './texts';

/** A conversation as its reader sees it, without messages. */
export const presentConversation = (
  conversation: Conversation,
  names: Names,
  { open, unread }: { readonly open: boolean; readonly unread: number },
): Omit<ConversationView, 'lastMessage'> => ({
  id: conversation.id,
  with: names.other(conversation),
  unread,
  closed: !open,
  can: { write: open },
});

/** A message without its author's name. */
export const presentBrief = async (
  core: Core,
  user: User,
  conversation: Conversation,
  message: ConversationMessage,
): Promise<ConversationView['lastMessage']> => {
  const readTo = message.fromClient ? conversation.otherReadSeq : conversation.clientReadSeq;
  return {
    id: message.id,
    content: await openContent(core, core.db, conversation.clientId, message),
    sentAt: message.sentAt,
    isRead: BigInt(message.seq) <= BigInt(readTo),
    mine: message.authorId === user.id,
  };
};

/** A message as its reader sees it. */
export const presentMessage = async (
  core: Core,
  user: User,
  conversation: Conversation,
  names: Names,
  message: ConversationMessage,
): Promise<MessageView> => ({
  ...(await presentBrief(core, user, conversation, message)),
  authorName: names.author(conversation, message),
});
