import { Type } from '@sinclair/typebox';
import { type Route, respond as reply, route } from '#core/contract/route';
import type { Core } from '#core/contract/server';
import { EnneagramInput, EnneagramView } from '../../schemas/enneagram';
import { dropEnneagram, keepEnneagram } from '../enneagram/keep';
import { enneagramOf } from '../enneagram/read';

const path = '/api/enneagram/me';
const mine = { permission: 'profile.keep' } as const;
const Maybe = Type.Union([EnneagramView, Type.Null()]);

/** The questionnaire that gives an enneagram type: the own answers only. */
export const enneagramRoutes = (core: Core): Route[] => [
  route({
    method: 'get',
    path,
    access: mine,
    reply: Maybe,
    handle: async ({ user }) => {
      const held = await enneagramOf(core, core.db, user.id);
      return held ? reply(held, { etag: held.version }) : null;
    },
  }),
  route({
    method: 'put',
    path,
    access: mine,
    body: EnneagramInput,
    reply: Maybe,
    ifMatch: 'optional',
    limit: { points: 60, seconds: 60, by: 'person' },
    handle: async ({ user, body, trx, request }) => {
      const held = await keepEnneagram(core, trx, user.id, body, request.ifMatch);
      return reply(held, { etag: held?.version ?? 0 });
    },
  }),
  route({
    method: 'delete',
    path,
    access: mine,
    handle: ({ user, trx }) => dropEnneagram(trx, user.id) as Promise<undefined>,
  }),
];
