import { implement, respond as reply } from '#core/contract/route';
import type { Core } from '#core/contract/server';
import type { Places } from '#modules/geo/public';
import * as contract from '../../schemas/contracts';
import * as api from '../../schemas/endpoints';
import { changeClient } from '../actions/change-client';
import { createClient } from '../actions/create-client';
import { findClient } from '../queries/client';
import { readClientView } from '../queries/client-view';

const mine = { permission: 'profile.keep' } as const;

/** The client record: who somebody is and when and where they were born. */
export const clientRoutes = (core: Core, places: () => Places) => ({
  getClient: implement(api.getClient, contract.getClient, {
    access: { signedIn: true },
    handle: async ({ user }) => {
      const row = await findClient(core.db, user.id);
      return row ? reply(await readClientView(core, core.db, user, row), { etag: row.version }) : null;
    },
  }),
  createClient: implement(api.createClient, contract.createClient, {
    access: mine,
    handle: async ({ user, body, trx }) => {
      const { row, created } = await createClient(core, places(), trx, user, body);
      return reply(await readClientView(core, trx, user, row), { status: created ? 201 : 200, etag: row.version });
    },
  }),
  changeClient: implement(api.changeClient, contract.changeClient, {
    access: mine,
    handle: async ({ user, body, trx, request }) => {
      const row = await changeClient(core, places(), trx, user, body, request.ifMatch);
      return reply(await readClientView(core, trx, user, row), { etag: row.version });
    },
  }),
});
