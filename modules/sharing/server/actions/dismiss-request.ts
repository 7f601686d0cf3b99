import type { Knex } from 'knex';
import { ConsentRequest } from '../models/consent-request';

/** The client does not want to answer; the practitioner may ask again. */
export const dismissRequest = async (trx: Knex.Transaction, { id }: ConsentRequest): Promise<void> => {
  await ConsentRequest.query(trx).where({ id, status: 'open' }).patch({ status: 'dismissed' });
};
