import type { Knex } from 'knex';
import { samplePartners } from '../data/sample-partners';

/** Invented partners, marked as such, once. */
export const seedPartners = async (trx: Knex.Transaction): Promise<void> => {
  await trx('partners')
    .insert(samplePartners.map((one) => ({ ...one, sample: true })))
    .onConflict(trx.raw('(name) where sample'))
    .ignore();
};
