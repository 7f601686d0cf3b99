import { implement, respond as reply } from '#core/contract/route';
import type { Core } from '#core/contract/server';
import * as contract from '../../schemas/contracts';
import * as api from '../../schemas/endpoints';
import { saveOffer } from '../actions/save-offer';
import { findOfferRecord, toOfferView } from '../queries/offer';

const access = { permission: 'matching.offer' } as const;

/** What clients filter practitioners by, for the practitioner and the team. */
export const offerRoutes = (core: Core) => ({
  getOffer: implement(api.getOffer, contract.getOffer, {
    access,
    load: ({ user, params, db }) => findOfferRecord(db, user, params.id),
    handle: async ({ loaded }) => reply(toOfferView(loaded), { etag: loaded.offerVersion }),
  }),
  saveOffer: implement(api.saveOffer, contract.saveOffer, {
    access,
    limit: { points: 30, seconds: 60, by: 'person' },
    load: ({ user, params, db }) => findOfferRecord(db, user, params.id),
    handle: async ({ user, params, body, trx, request }) => {
      const row = await saveOffer(core, trx, user, params.id, body, request.ifMatch);
      return reply(toOfferView(row), { etag: row.offerVersion });
    },
  }),
});
