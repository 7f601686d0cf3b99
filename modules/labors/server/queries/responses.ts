import type { Knex } from 'knex';
import { notFound } from '#core/contract/errors';
import type { Core } from '#core/contract/server';
import type { AnswerPurpose, LaborAnswer, LaborProgress } from '../../public';
import type { LaborResponseVersionView, ResponseStatus } from '../../schemas/labor-response';
import { laborOf, twelveLabors } from '../../schemas/twelve-labors';
import type { Audience } from '../../schemas/values';
import { LaborResponse } from '../models/labor-response';
import { LaborResponseVersion } from '../models/labor-response-version';
import { contentOf, wordsOf } from './response-content';
import { presentVersion } from './response-views';

/** A person's answers by Labor number: the completed ones unless another status is wanted. */
export const responsesOf = (db: Knex, userId: string, status: ResponseStatus = 'saved'): Promise<LaborResponse[]> =>
  LaborResponse.query(db)
    .where({ user_id: userId, status: status === 'withdrawn' ? 'withdrawn' : 'saved' })
    .modify((query) => {
      if (status !== 'withdrawn') query.where('words', status === 'saved' ? '>' : '=', 0);
    })
    .orderBy('labor_number')
    .execute();

/** One answer with its owner in the query; what belongs to others does not exist. */
export const ownResponse = async (
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
export const historyOf = async (core: Core, db: Knex, row: LaborResponse): Promise<LaborResponseVersionView[]> => {
  const versions = await LaborResponseVersion.query(db).where({ response_id: row.id }).orderBy('version', 'desc');
  return Promise.all(versions.map((one) => presentVersion(core, db, row.userId, one)));
};

/** Audiences that let an answer be used for a purpose. */
const usableFor: Readonly<Record<AnswerPurpose, readonly Audience[]>> = {
  owner: ['self', 'reading', 'practitioners'],
  reading: ['reading', 'practitioners'],
  matching: ['reading', 'practitioners'],
  practitioner: ['practitioners'],
};

/** Answers with their words, written and confirmed ones alike, as far as their owner lets them be used for this purpose. */
export const answersFor = async (core: Core, userId: string, purpose: AnswerPurpose): Promise<LaborAnswer[]> => {
  const rows = (await responsesOf(core.db, userId)).filter(({ audience }) => usableFor[purpose].includes(audience));
  return Promise.all(
    rows.map(async (row) => ({
      responseId: row.id,
      laborNumber: row.laborNumber,
      laborName: laborOf(row.laborNumber)?.name ?? '',
      text: wordsOf(await contentOf(core, core.db, row)),
      version: row.version,
      updatedAt: row.updatedAt,
    })),
  );
};

/** How far a person came; what has no words yet completes nothing. */
export const progressOf = async (core: Core, userId: string): Promise<LaborProgress> => {
  const rows = await LaborResponse.query(core.db).where({ user_id: userId });
  const saved = rows.filter((row) => row.status === 'saved' && row.words > 0);
  const done = new Set(saved.map((row) => row.laborNumber));
  const latest = saved.reduce<LaborResponse | null>(
    (newest, row) => (newest && newest.updatedAt >= row.updatedAt ? newest : row),
    null,
  );
  return {
    done: done.size,
    readable: saved.filter((row) => row.audience !== 'self').length,
    latest: latest && {
      laborNumber: latest.laborNumber,
      laborName: laborOf(latest.laborNumber)?.name ?? '',
      at: latest.updatedAt,
    },
    next: twelveLabors.find((labor) => !done.has(labor.laborNumber))?.laborNumber ?? null,
    revision: rows.reduce((sum, row) => sum + row.version + row.audienceChanges, 0),
  };
};
