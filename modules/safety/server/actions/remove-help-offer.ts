import type { Knex } from 'knex';
import { HelpOffer } from '../models/help-offer';

/** Takes the offer away once the person closed it. */
export const removeHelpOffer = async (trx: Knex.Transaction, userId: string): Promise<void> => {
  await HelpOffer.query(trx).deleteById(userId);
};
