import { implement, respond as reply } from '#core/contract/route';
import type { Core } from '#core/contract/server';
import * as contract from '../../schemas/contracts';
import * as api from '../../schemas/endpoints';
import { markConversationRead } from '../actions/mark-conversation-read';
import { sendMessage } from '../actions/send-message';
import { startConversation } from '../actions/start-conversation';
import { findConversations } from '../queries/conversations';
import { getMessageStatus } from '../queries/message-status';
import { findParticipant } from '../queries/participant';
import { readThread } from '../queries/thread';

const talking = { permission: 'conversations.talk' } as const;
const writing = { points: 30, seconds: 60, by: 'person' } as const;

const reading = (core: Core) => ({
  getMessageStatus: implement(api.getMessageStatus, contract.getMessageStatus, {
    access: talking,
    handle: ({ user }) => getMessageStatus(core, user),
  }),
  listConversations: implement(api.listConversations, contract.listConversations, {
    access: talking,
    handle: async ({ user, query }) => {
      const { rows, next } = await findConversations(core, user, query);
      return reply(rows, { next });
    },
  }),
  getConversation: implement(api.getConversation, contract.getConversation, {
    access: talking,
    load: ({ user, params, db }) => findParticipant(core, db, user, params.id),
    handle: async ({ user, loaded, query }) => {
      const { thread, next } = await readThread(core, user, loaded, query);
      return reply(thread, { next });
    },
  }),
});

/** Conversations between clients and practitioners, and between clients and the team. */
export const conversationRoutes = (core: Core) => ({
  ...reading(core),
  startConversation: implement(api.startConversation, contract.startConversation, {
    access: talking,
    limit: writing,
    handle: ({ user, body, trx }) => startConversation(core, trx, user, body),
  }),
  sendMessage: implement(api.sendMessage, contract.sendMessage, {
    access: talking,
    limit: writing,
    load: ({ user, params, db }) => findParticipant(core, db, user, params.id),
    handle: ({ user, params, body, trx }) => sendMessage(core, trx, user, params.id, body.content),
  }),
  markConversationRead: implement(api.markConversationRead, contract.markConversationRead, {
    access: talking,
    limit: { points: 120, seconds: 60, by: 'person' },
    load: ({ user, params, db }) => findParticipant(core, db, user, params.id),
    handle: ({ loaded, body, trx }) => markConversationRead(core, trx, loaded, body.upTo),
  }),
});
