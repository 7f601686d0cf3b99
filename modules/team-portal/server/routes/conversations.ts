import { Type } from '@sinclair/typebox';
import { type Route, respond as reply, route } from '#core/contract/route';
import type { Core } from '#core/contract/server';
import {
  ConversationInput,
  ConversationList,
  ConversationPage,
  ConversationStarted,
  ConversationThread,
  MessageInput,
  MessagePage,
  MessageView,
  ReadInput,
  ReadReceipt,
  TalkStanding,
} from '../../schemas/conversation';
import { conversationsOf } from '../talks/list';
import { markRead } from '../talks/read';
import { seatOf } from '../talks/seat';
import { standingOf } from '../talks/standing';
import { startConversation } from '../talks/start';
import { threadOf } from '../talks/thread';
import { writeMessage } from '../talks/write';

const Id = Type.Object({ id: Type.String({ format: 'uuid' }) }, { additionalProperties: false });
const talking = { permission: 'team-portal.talk' } as const;
const writing = { points: 30, seconds: 60, by: 'person' } as const;

const reading = (core: Core): Route[] => [
  route({
    method: 'get',
    path: '/api/messages/standing',
    access: talking,
    reply: TalkStanding,
    handle: ({ user }) => standingOf(core, user),
  }),
  route({
    method: 'get',
    path: '/api/conversations',
    access: talking,
    query: ConversationPage,
    reply: ConversationList,
    handle: async ({ user, query }) => {
      const { rows, next } = await conversationsOf(core, user, query);
      return reply(rows, { next });
    },
  }),
  route({
    method: 'get',
    path: '/api/conversations/:id',
    access: talking,
    params: Id,
    query: MessagePage,
    reply: ConversationThread,
    load: ({ user, params, db }) => seatOf(core, db, user, params.id),
    handle: async ({ user, loaded, query }) => {
      const { thread, next } = await threadOf(core, user, loaded, query);
      return reply(thread, { next });
    },
  }),
];

/** Conversations between clients and practitioners, and between clients and the team. */
export const conversationRoutes = (core: Core): Route[] => [
  ...reading(core),
  route({
    method: 'post',
    path: '/api/conversations',
    access: talking,
    body: ConversationInput,
    reply: ConversationStarted,
    idempotent: true,
    limit: writing,
    handle: ({ user, body, trx }) => startConversation(core, trx, user, body),
  }),
  route({
    method: 'post',
    path: '/api/conversations/:id/messages',
    access: talking,
    params: Id,
    body: MessageInput,
    reply: MessageView,
    idempotent: true,
    limit: writing,
    load: ({ user, params, db }) => seatOf(core, db, user, params.id),
    handle: ({ user, params, body, trx }) => writeMessage(core, trx, user, params.id, body.content),
  }),
  route({
    method: 'post',
    path: '/api/conversations/:id/read',
    access: talking,
    params: Id,
    body: ReadInput,
    reply: ReadReceipt,
    status: 200,
    limit: { points: 120, seconds: 60, by: 'person' },
    load: ({ user, params, db }) => seatOf(core, db, user, params.id),
    handle: ({ loaded, body, trx }) => markRead(core, trx, loaded, body.upTo),
  }),
];
