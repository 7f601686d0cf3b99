import type { Knex } from 'knex';
import { fn } from 'objection';
import type { Core } from '#core/contract/server';
import type { HelpOffers } from '../../public';
import { HelpOffer } from '../models/help-offer';

/** Keeps help for the person's next page, and shows it at once where one of theirs is open. */
export const createHelpOffers = (core: Core): HelpOffers => ({
  offer: async (userId) => {
    await HelpOffer.query(core.db).insert({ userId }).onConflict('user_id').merge({ offeredAt: fn.now() });
    core.realtime.publish(`user:${userId}`, 'help.offered', {});
  },
});

/** Whether help waits for a person; what was offered three days ago does not any more. */
export const hasHelpOffer = async (db: Knex, userId: string): Promise<boolean> =>
  (await HelpOffer.query(db).findById(userId).whereRaw("offered_at > now() - interval '3 days'")) !== undefined;
