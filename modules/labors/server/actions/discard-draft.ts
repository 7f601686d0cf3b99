import type { Knex } from 'knex';
import { LaborDraft } from '../models/labor-draft';

/** Throws unsaved writing away. */
export const discardDraft = async (trx: Knex.Transaction, userId: string, laborNumber: number): Promise<void> => {
  await LaborDraft.query(trx).deleteById([userId, laborNumber]);
};
