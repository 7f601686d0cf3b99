import { Type } from '@sinclair/typebox';
import { type Route, respond, route } from '#core/contract/route';
import type { Core } from '#core/contract/server';
import { atlas } from '#modules/profile/public';
import { OfferCountQuery, OfferCounts, OfferQuery, OfferView, TeamOfferView } from '../../schemas/offer';
import { PlanInput, PlanView, PointInput, TownView } from '../../schemas/trip';
import { countOffers, offersPage, townOf } from '../offers/list';
import { presentOffer, presentTeamOffer } from '../offers/present';
import { askPlan } from '../planner/ask-plan';

const open = (because: string) => ({ open: true, because }) as const;
const lookups = { points: 240, seconds: 60 } as const;

/** What is offered, and plans made of it. */
export const tripRoutes = (core: Core): Route[] => [
  route({
    method: 'get',
    path: '/api/offers',
    access: open('what is offered is public'),
    query: OfferQuery,
    reply: Type.Array(OfferView),
    limit: lookups,
    handle: async ({ query, trx }) => {
      const town = townOf(core, query.near);
      const { rows, next } = await offersPage(trx, town, query);
      return respond(
        rows.map((row) => presentOffer(row, town)),
        { next },
      );
    },
  }),
  route({
    method: 'get',
    path: '/api/offers/counts',
    access: open('what is offered is public'),
    query: OfferCountQuery,
    reply: OfferCounts,
    limit: lookups,
    handle: ({ query, trx }) => countOffers(trx, townOf(core, query.near)),
  }),
  route({
    method: 'get',
    path: '/api/team/offers',
    access: { permission: 'concierge.view-offers' },
    query: OfferQuery,
    reply: Type.Array(TeamOfferView),
    handle: async ({ query, trx }) => {
      const { rows, next } = await offersPage(trx, townOf(core, query.near), query);
      return respond(
        rows.map((row) => presentTeamOffer(row, core.config.bookingHosts)),
        { next: next?.replace('/api/offers', '/api/team/offers') ?? null },
      );
    },
  }),
  route({
    method: 'post',
    path: '/api/concierge/towns',
    access: open('a visitor may have the own town found; nothing is kept'),
    body: PointInput,
    reply: TownView,
    status: 200,
    limit: { points: 20, seconds: 60 },
    handle: async ({ body }) => ({ label: core.port(atlas).near(body.latitude, body.longitude)?.label ?? null }),
  }),
  route({
    method: 'post',
    path: '/api/concierge/plans',
    access: open('a visitor may plan; nothing is kept'),
    body: PlanInput,
    reply: PlanView,
    status: 200,
    limit: { points: 30, seconds: 60 },
    handle: ({ body, trx }) => askPlan(core, trx, body),
  }),
];
