import type { Knex } from 'knex';
import { notFound } from '#core/contract/errors';
import { ConsultationRequest } from '../models/consultation-request';

/** One request of the inbox. Throws 404. */
export const findRequest = async (db: Knex, id: string): Promise<ConsultationRequest> => {
  const row = await ConsultationRequest.query(db).findById(id);
  if (!row) throw notFound('consultation request');
  return row;
};

/** The same, locked until the transaction ends. Throws 404 for one that has gone meanwhile. */
export const lockRequest = async (trx: Knex.Transaction, id: string): Promise<ConsultationRequest> => {
  const row = await ConsultationRequest.query(trx).findById(id).forUpdate();
  if (!row) throw notFound('consultation request');
  return row;
};
