import type { Knex } from 'knex';
import { saveDigestChoice } from './save-digest-choice';

/** Ends the daily mail of the person whom the link of one of them names. */
export const unsubscribe = (trx: Knex, userId: string): Promise<void> => saveDigestChoice(trx, userId, false);
