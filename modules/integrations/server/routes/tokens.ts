import { toPath } from '#core/contract/endpoint';
import { csvPageSize, respondWithCsv } from '#core/contract/list';
import { outsideSurface } from '#core/contract/outside';
import { implement, respond } from '#core/contract/route';
import type { Core } from '#core/contract/server';
import * as contract from '../../schemas/contracts';
import * as api from '../../schemas/endpoints';
import { createToken } from '../actions/create-token';
import { revokeToken } from '../actions/revoke-token';
import { getToken, listTokensPage, tokenColumns } from '../queries/tokens';

const access = { permission: 'integrations.manage' } as const;
const fileLimit = { points: 10, seconds: 60, by: 'person' } as const;

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
  listTokens: implement(api.listTokens, contract.listTokens, {
    access,
    handle: async ({ query }) => {
      const { rows, next } = await listTokensPage(core, query);
      return respond(rows, { next: next && toPath(api.listTokens, { query: { ...query, after: next } }) });
    },
  }),
  exportTokens: implement(api.exportTokens, contract.exportTokens, {
    access,
    limit: fileLimit,
    handle: ({ query }) =>
      respondWithCsv('tokens.csv', tokenColumns, (after) =>
        listTokensPage(core, { ...query, limit: csvPageSize, ...(after !== undefined && { after }) }),
      ),
  }),
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
