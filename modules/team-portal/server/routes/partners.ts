import { type Route, respond as reply, route } from '#core/contract/route';
import type { Core } from '#core/contract/server';
import { PartnerList, PartnerPage } from '../../schemas/partner';
import { partnersPage } from '../partners/list';

/** Whom the team works with. */
export const partnerRoutes = (core: Core): Route[] => [
  route({
    method: 'get',
    path: '/api/partners',
    access: { permission: 'team-portal.view' },
    query: PartnerPage,
    reply: PartnerList,
    handle: async ({ query }) => {
      const { rows, total, next } = await partnersPage(core, query);
      return reply(rows, { next, headers: { 'X-Total-Count': String(total) } });
    },
  }),
];
