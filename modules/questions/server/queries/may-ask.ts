import type { Knex } from 'knex';
import type { Core } from '#core/contract/server';
import { labors } from '#modules/labors/public';

/**
 * Whether a sentence of this answer may be asked about: it was not taken back, and its writer does not keep it to themselves. True until
 * the end of the transaction.
 */
export const mayAsk = async (core: Core, trx: Knex.Transaction, userId: string, responseId: string): Promise<boolean> =>
  (await core.port(labors).listAudiences(userId, trx)).some(
    (one) => one.responseId === responseId && !one.withdrawn && one.audience !== 'self',
  );
