import { toPath } from '#core/contract/endpoint';
import { implement, respond } from '#core/contract/route';
import type { Core } from '#core/contract/server';
import * as contract from '../../schemas/contracts';
import * as api from '../../schemas/endpoints';
import { getKeptContent, listKeptVersions } from '../queries/kept-versions';

const access = { permission: 'studio.edit' } as const;

/** What was shown of things that other modules edit. */
export const keptRoutes = (core: Core) => ({
  listKeptVersions: implement(api.listKeptVersions, contract.listKeptVersions, {
    access,
    handle: async ({ params, query, trx }) => {
      const { limit = 20, before } = query;
      const { versions, hasMore } = await listKeptVersions(core, trx, params, { limit, before });
      const last = versions.at(-1);
      const more = hasMore && last ? { params, query: { limit, before: last.number } } : null;
      return respond(versions, { next: more && toPath(api.listKeptVersions, more) });
    },
  }),
  getKeptVersion: implement(api.getKeptVersion, contract.getKeptVersion, {
    access,
    handle: async ({ params, trx }) => ({
      number: params.number,
      content: await getKeptContent(trx, params, params.number),
    }),
  }),
});
