import { Type } from '@sinclair/typebox';
import {
  ConversationInput,
  ConversationList,
  ConversationPage,
  ConversationStarted,
  ConversationThread,
  MessageInput,
  MessagePage,
  MessageStatus,
  MessageView,
  ReadInput,
  ReadReceipt,
} from './conversation';

const Id = Type.Object({ id: Type.String({ format: 'uuid' }) }, { additionalProperties: false });

export const getMessageStatus = { reply: MessageStatus } as const;
export const listConversations = { query: ConversationPage, reply: ConversationList } as const;
export const getConversation = { params: Id, query: MessagePage, reply: ConversationThread } as const;
export const startConversation = {
  body: ConversationInput,
  reply: ConversationStarted,
  idempotent: true,
  errors: { 'conversation-closed': 409 },
} as const;
export const sendMessage = {
  params: Id,
  body: MessageInput,
  reply: MessageView,
  idempotent: true,
  errors: { 'conversation-closed': 409 },
} as const;
export const markConversationRead = { params: Id, body: ReadInput, reply: ReadReceipt, status: 200 } as const;
