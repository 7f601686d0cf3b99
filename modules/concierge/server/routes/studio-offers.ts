import { toPath } from '#core/contract/endpoint';
import { csvPageSize, respondWithCsv } from '#core/contract/list';
import { implement, respond } from '#core/contract/route';
import type { Core } from '#core/contract/server';
import * as contract from '../../schemas/contracts';
import * as api from '../../schemas/endpoints';
import { createOffer } from '../actions/create-offer';
import { deleteOffer } from '../actions/delete-offer';
import { saveOffer } from '../actions/save-offer';
import { getOfferRow, listOfferRows, offerFileColumns, toStudioOffer } from '../queries/studio-offers';

const access = { permission: 'concierge.edit-offers' } as const;
const limit = { points: 120, seconds: 60, by: 'person' } as const;
const show = (row: Parameters<typeof toStudioOffer>[0], status = 200) =>
  respond(toStudioOffer(row), { etag: row.version, status });

/** Where staff edit what is offered, and bring files of offers in and out. */
export const studioOfferRoutes = (core: Core) => ({
  listStudioOffers: implement(api.listStudioOffers, contract.listStudioOffers, {
    access,
    tokenScope: 'offers.read',
    handle: async ({ query, trx }) => {
      const { rows, next } = await listOfferRows(trx, query);
      return respond(rows, { next: next && toPath(api.listStudioOffers, { query: { ...query, after: next } }) });
    },
  }),
  getStudioOffer: implement(api.getStudioOffer, contract.getStudioOffer, {
    access,
    tokenScope: 'offers.read',
    load: ({ params, db }) => getOfferRow(db, params.id),
    handle: async ({ loaded }) => show(loaded),
  }),
  createOffer: implement(api.createOffer, contract.createOffer, {
    access,
    limit,
    handle: async ({ user, body, trx }) => show(await createOffer(core, trx, user, body), 201),
  }),
  saveOffer: implement(api.saveOffer, contract.saveOffer, {
    access,
    limit,
    load: ({ params, db }) => getOfferRow(db, params.id),
    handle: async ({ user, params, body, trx, request }) =>
      show(await saveOffer(core, trx, user, params.id, body, request.ifMatch)),
  }),
  deleteOffer: implement(api.deleteOffer, contract.deleteOffer, {
    access,
    limit,
    load: ({ params, db }) => getOfferRow(db, params.id),
    handle: ({ user, params, trx }) => deleteOffer(core, trx, user, params.id),
  }),
  downloadOffers: implement(api.downloadOffers, contract.downloadOffers, {
    access,
    limit: { points: 10, seconds: 60, by: 'person' },
    handle: ({ query }) =>
      respondWithCsv('offers.csv', offerFileColumns, (after) =>
        listOfferRows(core.db, { ...query, limit: csvPageSize, ...(after !== undefined && { after }) }),
      ),
  }),
});
