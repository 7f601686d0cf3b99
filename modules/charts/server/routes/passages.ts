import { invalid } from '#core/contract/errors';
import { implement } from '#core/contract/route';
import type { Core } from '#core/contract/server';
import { lookOf } from '#modules/chart-engine/public';
import * as contract from '../../schemas/contracts';
import * as api from '../../schemas/endpoints';
import { listPassages } from '../queries/passages';

/** What the caller wrote that touches on a part of the bodygraph. */
export const passageRoutes = (core: Core) => ({
  listPassages: implement(api.listPassages, contract.listPassages, {
    access: { permission: 'charts.keep' },
    limit: { points: 120, seconds: 60, by: 'person' },
    handle: async ({ user, query }) => {
      const look = lookOf(query.look);
      if (!look) throw invalid('look', 'Name a centre, a channel or a gate, such as gate-34.');
      return listPassages(core, user.id, look);
    },
  }),
});
