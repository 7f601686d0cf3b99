import { outsideSurface } from '#core/contract/outside';
import { implement } from '#core/contract/route';
import type { Core } from '#core/contract/server';
import * as contract from '../../schemas/contracts';
import * as api from '../../schemas/endpoints';
import { createToken } from '../actions/create-token';
import { revokeToken } from '../actions/revoke-token';
import { getToken, listTokenViews } from '../queries/tokens';

const access = { permission: 'integrations.manage' } as const;

/** Tokens by which other systems read. */
export const tokenRoutes = (core: Core) => ({
  listScopes: implement(api.listScopes, contract.listScopes, {
    access,
    handle: async () =>
      core
        .port(outsideSurface)
        .listScopes()
        .map(({ scope, routes }) => ({ scope, routes: [...routes] })),
  }),
  listTokens: implement(api.listTokens, contract.listTokens, { access, handle: () => listTokenViews(core) }),
  createToken: implement(api.createToken, contract.createToken, {
    access,
    limit: { points: 20, seconds: 3600, by: 'person' },
    recentSignIn: true,
    handle: ({ user, body, trx }) => createToken(core, trx, user, body),
  }),
  revokeToken: implement(api.revokeToken, contract.revokeToken, {
    access,
    load: getToken,
    handle: ({ user, loaded, trx }) => revokeToken(core, trx, user, loaded.id),
  }),
});
