import { implement, respond } from '#core/contract/route';
import type { Core } from '#core/contract/server';
import * as contract from '../../schemas/contracts';
import * as api from '../../schemas/endpoints';
import { findTown } from '../actions/find-town';
import { planTrip } from '../actions/plan-trip';
import { countOffers, offersPage, presentOffers, townOf } from '../queries/offers';
import type { Config } from '../settings';
import { presentTeamOffer } from '../views/offer';

const open = (because: string) => ({ open: true, because }) as const;
const lookups = { points: 240, seconds: 60 } as const;

/** What is offered, and plans made of it. */
export const tripRoutes = (core: Core, bookingHosts: Config['bookingHosts']) => ({
  listOffers: implement(api.listOffers, contract.listOffers, {
    access: open('what is offered is public'),
    limit: lookups,
    handle: async ({ query, trx }) => {
      const town = townOf(core, query.near);
      const { rows, next } = await offersPage(trx, api.listOffers, town, query);
      return respond(await presentOffers(core, rows, town, query.lang), { next });
    },
  }),
  countOffers: implement(api.countOffers, contract.countOffers, {
    access: open('what is offered is public'),
    limit: lookups,
    handle: ({ query, trx }) => countOffers(trx, townOf(core, query.near)),
  }),
  listTeamOffers: implement(api.listTeamOffers, contract.listTeamOffers, {
    access: { permission: 'concierge.view-offers' },
    handle: async ({ query, trx }) => {
      const { rows, next } = await offersPage(trx, api.listTeamOffers, townOf(core, query.near), query);
      return respond(
        rows.map((row) => presentTeamOffer(row, bookingHosts)),
        { next },
      );
    },
  }),
  findTown: implement(api.findTown, contract.findTown, {
    access: open('a visitor may have the own town found; nothing is kept'),
    limit: { points: 20, seconds: 60 },
    handle: async ({ body }) => findTown(core, body),
  }),
  planTrip: implement(api.planTrip, contract.planTrip, {
    access: open('a visitor may plan; nothing is kept'),
    limit: { points: 30, seconds: 60 },
    handle: ({ body, trx }) => planTrip(core, trx, body),
  }),
});
