import { endpoint } from '#core/contract/endpoint';
import type * as contract from './contracts';

export const getMessageStatus = endpoint<typeof contract.getMessageStatus>()('get', '/api/messages/standing');
export const listConversations = endpoint<typeof contract.listConversations>()('get', '/api/conversations');
export const getConversation = endpoint<typeof contract.getConversation>()('get', '/api/conversations/:id');
export const startConversation = endpoint<typeof contract.startConversation>()('post', '/api/conversations');
export const sendMessage = endpoint<typeof contract.sendMessage>()('post', '/api/conversations/:id/messages');
export const markConversationRead = endpoint<typeof contract.markConversationRead>()(
  'post',
  '/api/conversations/:id/read',
);
