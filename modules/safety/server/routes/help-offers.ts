import { type Route, route } from '#core/contract/route';
import { HelpOffer } from '../../schemas/contact-requests';
import { contactPaths } from '../../schemas/contact-values';
import { hasHelpOffer, removeHelpOffer } from '../actions/offer-help';

const signedIn = { signedIn: true } as const;

/** Help that waits for the own next page; nobody else can ask for it. */
export const helpOfferRoutes: readonly Route[] = [
  route({
    method: 'get',
    path: contactPaths.offer,
    access: signedIn,
    reply: HelpOffer,
    handle: async ({ user, trx }) => ({ offered: await hasHelpOffer(trx, user.id) }),
  }),
  route({
    method: 'delete',
    path: contactPaths.offer,
    access: signedIn,
    handle: ({ user, trx }) => removeHelpOffer(trx, user.id) as Promise<undefined>,
  }),
];
