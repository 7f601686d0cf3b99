import type { User } from '#core/contract/route';
import type { ConversationView, MessageView } from '../../schemas/conversation';
import type { Conversation } from '../models/conversation';
import type { ConversationMessage } from '../models/conversation-message';
import type { Names } from '../queries/names';

/** A conversation as its reader sees it, without messages. */
export const toConversationView = (
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

/** A decrypted message without its author's name. */
export const toBriefView = (
  user: User,
  conversation: Conversation,
  message: ConversationMessage,
  content: string | null,
): ConversationView['lastMessage'] => {
  const readTo = message.fromClient ? conversation.otherReadSeq : conversation.clientReadSeq;
  return {
    id: message.id,
    content,
    sentAt: message.sentAt,
    isRead: BigInt(message.seq) <= BigInt(readTo),
    mine: message.authorId === user.id,
  };
};

/** A decrypted message as its reader sees it. */
export const toMessageView = (
  user: User,
  conversation: Conversation,
  names: Names,
  message: ConversationMessage,
  content: string | null,
): MessageView => ({
  ...toBriefView(user, conversation, message, content),
  authorName: names.author(conversation, message),
});
