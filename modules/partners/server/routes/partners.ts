import { toPath } from '#core/contract/endpoint';
import { csvPageSize, respondWithCsv } from '#core/contract/list';
import { implement, respond as reply } from '#core/contract/route';
import type { Core } from '#core/contract/server';
import * as contract from '../../schemas/contracts';
import * as api from '../../schemas/endpoints';
import { addPartner } from '../actions/add-partner';
import { changePartner } from '../actions/change-partner';
import { listHistory } from '../queries/partner-history';
import { countPartners, findPartner, listPartnersPage } from '../queries/partners';
import { partnerColumns, toPartnerView } from '../views/partner';

const viewing = { permission: 'partners.view' } as const;
const keeping = { permission: 'partners.keep' } as const;
const writing = { points: 60, seconds: 60, by: 'person' } as const;

const reading = (core: Core) => ({
  listPartners: implement(api.listPartners, contract.listPartners, {
    access: viewing,
    handle: async ({ query }) => {
      const { rows, next } = await listPartnersPage(core.db, query);
      return reply(rows, {
        next: next && toPath(api.listPartners, { query: { ...query, after: next } }),
        headers: { 'X-Total-Count': String(await countPartners(core.db, query)) },
      });
    },
  }),
  exportPartners: implement(api.exportPartners, contract.exportPartners, {
    access: viewing,
    limit: { points: 10, seconds: 60, by: 'person' },
    handle: ({ query }) =>
      respondWithCsv('partners.csv', partnerColumns, (after) =>
        listPartnersPage(core.db, { ...query, limit: csvPageSize, ...(after !== undefined && { after }) }),
      ),
  }),
  getPartner: implement(api.getPartner, contract.getPartner, {
    access: viewing,
    load: findPartner,
    handle: async ({ loaded }) => reply(toPartnerView(loaded), { etag: loaded.version }),
  }),
  listPartnerHistory: implement(api.listPartnerHistory, contract.listPartnerHistory, {
    access: viewing,
    load: findPartner,
    handle: async ({ params, query }) => {
      const { rows, next } = await listHistory(core, params.id, query);
      return reply(rows, { next });
    },
  }),
});

/** Whom the team works with: everybody of the team reads, admins keep the list. */
export const partnerRoutes = (core: Core) => ({
  ...reading(core),
  addPartner: implement(api.addPartner, contract.addPartner, {
    access: keeping,
    limit: writing,
    handle: async ({ user, body, trx }) => {
      const made = await addPartner(core, trx, user, body);
      return reply(made, { status: 201, etag: made.version });
    },
  }),
  changePartner: implement(api.changePartner, contract.changePartner, {
    access: keeping,
    limit: writing,
    load: findPartner,
    handle: async ({ user, params, body, trx, request }) => {
      const changed = await changePartner(core, trx, user, params.id, body, request.ifMatch);
      return reply(changed, { etag: changed.version });
    },
  }),
});
