import { implement } from '#core/contract/route';
import * as contract from '../../schemas/contracts';
import * as api from '../../schemas/endpoints';
import { removeHelpOffer } from '../actions/remove-help-offer';
import { hasHelpOffer } from '../queries/help-offers';

const access = { signedIn: true } as const;

/** Help that waits for the own next page; nobody else can ask for it. */
export const helpOfferRoutes = {
  getHelpOffer: implement(api.getHelpOffer, contract.getHelpOffer, {
    access,
    handle: async ({ user, trx }) => ({ offered: await hasHelpOffer(trx, user.id) }),
  }),
  removeHelpOffer: implement(api.removeHelpOffer, contract.removeHelpOffer, {
    access,
    handle: ({ user, trx }) => removeHelpOffer(trx, user.id),
  }),
};
