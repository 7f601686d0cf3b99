import type { Knex } from 'knex';
import { notFound } from '#core/contract/errors';
import type { Core } from '#core/contract/server';
import type { LaborResponseVersionView, ResponseStatus } from '../../schemas/labor-response';
import { LaborResponse } from '../models/labor-response';
import { LaborResponseVersion } from '../models/labor-response-version';
import { getVersionView } from './response-views';

/** A person's answers by Labor number: the completed ones unless another status is wanted. */
export const listResponses = (db: Knex, userId: string, status: ResponseStatus = 'saved'): Promise<LaborResponse[]> =>
  LaborResponse.query(db)
    .where({ user_id: userId, status: status === 'withdrawn' ? 'withdrawn' : 'saved' })
    .modify((query) => {
      if (status !== 'withdrawn') query.where('words', status === 'saved' ? '>' : '=', 0);
    })
    .orderBy('labor_number')
    .execute();

/** One answer with its owner in the query; what belongs to others does not exist. */
export const getOwnResponse = async (
  db: Knex,
  userId: string,
  id: string,
  status: 'saved' | 'withdrawn' = 'saved',
): Promise<LaborResponse> => {
  const row = await LaborResponse.query(db).findOne({ id, user_id: userId, status });
  if (!row) throw notFound('labor response');
  return row;
};

/** All kept versions, newest first. */
export const listResponseVersions = async (
  core: Core,
  db: Knex,
  row: LaborResponse,
): Promise<LaborResponseVersionView[]> => {
  const versions = await LaborResponseVersion.query(db).where({ response_id: row.id }).orderBy('version', 'desc');
  return Promise.all(versions.map((one) => getVersionView(core, db, row.userId, one)));
};

export const lockResponse = async (trx: Knex.Transaction, id: string): Promise<LaborResponse> =>
  LaborResponse.query(trx).findById(id).forUpdate().throwIfNotFound();
