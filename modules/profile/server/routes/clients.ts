import { Type } from '@sinclair/typebox';
import { type Route, respond as reply, route } from '#core/contract/route';
import type { Core } from '#core/contract/server';
import type { Places } from '../../places/places';
import { ClientInput, ClientView } from '../../schemas/client';
import { presentClient } from '../present';
import { clientOf } from '../service/client-of';
import { changeClient, createClient } from '../service/clients';

const mine = { permission: 'profile.keep' } as const;
const signedIn = { signedIn: true } as const;

/** The client record: who somebody is and when and where they were born. */
export const clientRoutes = (core: Core, places: () => Places): Route[] => [
  route({
    method: 'get',
    path: '/api/clients/me',
    access: signedIn,
    reply: Type.Union([ClientView, Type.Null()]),
    handle: async ({ user }) => {
      const row = await clientOf(core.db, user.id);
      return row ? reply(await presentClient(core, core.db, user, row), { etag: row.version }) : null;
    },
  }),
  route({
    method: 'post',
    path: '/api/clients',
    access: mine,
    body: ClientInput,
    reply: ClientView,
    handle: async ({ user, body, trx }) => {
      const { row, created } = await createClient(core, places(), trx, user, body);
      return reply(await presentClient(core, trx, user, row), { status: created ? 201 : 200, etag: row.version });
    },
  }),
  route({
    method: 'patch',
    path: '/api/clients/me',
    access: mine,
    body: ClientInput,
    reply: ClientView,
    ifMatch: 'required',
    handle: async ({ user, body, trx, request }) => {
      const row = await changeClient(core, places(), trx, user, body, request.ifMatch);
      return reply(await presentClient(core, trx, user, row), { etag: row.version });
    },
  }),
];
