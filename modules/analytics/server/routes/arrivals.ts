import { implement } from '#core/contract/route';
import type { Core } from '#core/contract/server';
import * as contract from '../../schemas/contracts';
import * as api from '../../schemas/endpoints';
import { recordArrival } from '../actions/record-arrival';

/** From where people came. */
export const arrivalRoutes = (core: Core) => ({
  recordArrival: implement(api.recordArrival, contract.recordArrival, {
    access: { permission: 'analytics.arrive' },
    limit: { points: 10, seconds: 60, by: 'person' },
    handle: ({ user, trx, body }) => recordArrival(core, trx, user, body.source),
  }),
});
