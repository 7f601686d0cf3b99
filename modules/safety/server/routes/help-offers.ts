import { type Route, route } from '#core/contract/route';
import type { Core } from '#core/contract/server';
import type { HelpOffers } from '../../public';
import { HelpOffer } from '../../schemas/contact-requests';
import { contactPaths } from '../../schemas/contact-values';
import { HelpOffer as HelpOfferRow } from '../models/help-offer';

const signedIn = { signedIn: true } as const;

/** Help that waits for the own next page; nobody else can ask for it. */
export const helpOfferRoutes: readonly Route[] = [
  route({
    method: 'get',
    path: contactPaths.offer,
    access: signedIn,
    reply: HelpOffer,
    handle: async ({ user, trx }) => ({
      offered:
        (await HelpOfferRow.query(trx).findById(user.id).whereRaw("offered_at > now() - interval '3 days'")) !==
        undefined,
    }),
  }),
  route({
    method: 'delete',
    path: contactPaths.offer,
    access: signedIn,
    handle: async ({ user, trx }) => {
      await HelpOfferRow.query(trx).deleteById(user.id);
      return undefined;
    },
  }),
];

/** Keeps help for the person's next page, and shows it at once where one of theirs is open. */
export const createHelpOffers = (core: Core): HelpOffers => ({
  offer: async (userId) => {
    await HelpOfferRow.query(core.db)
      .insert({ user_id: userId })
      .onConflict('user_id')
      .merge({ offered_at: core.db.fn.now() as unknown as string });
    core.realtime.publish(`user:${userId}`, 'help.offered', {});
  },
});
