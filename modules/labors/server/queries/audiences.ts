import type { Knex } from 'knex';
import type { Core } from '#core/contract/server';
import type { LaborAudience } from '../../public';
import { LaborResponse } from '../models/labor-response';
import { LaborResponseVersion } from '../models/labor-response-version';
import { getLaborName } from './labor-texts';
import { joinWords, readContent, readVersionContent } from './response-content';

const lockName = (userId: string): string => `labor-audience:${userId}`;

/** Waits for the readings that have begun, and keeps new ones waiting until the end of the transaction. */
export const lockForChange = async (trx: Knex.Transaction, userId: string): Promise<void> => {
  await trx.raw('select pg_advisory_xact_lock(hashtextextended(?, 0))', [lockName(userId)]);
};

/** Keeps changes of audience out until the end of the transaction; without one it only waits for a change that has begun. */
export const lockForReading = async (db: Knex, userId: string): Promise<void> => {
  await db.raw('select pg_advisory_xact_lock_shared(hashtextextended(?, 0))', [lockName(userId)]);
};

/** Every answer of one person and whom it is for; a recording without words is one too. */
export const listAudiences = async (core: Core, db: Knex, userId: string): Promise<readonly LaborAudience[]> => {
  await lockForReading(db, userId);
  const rows = await LaborResponse.query(db).where({ user_id: userId }).orderBy('labor_number');
  return rows.map((row) => ({
    responseId: row.id,
    laborNumber: row.laborNumber,
    laborName: getLaborName(core, row.laborNumber),
    audience: row.audience,
    version: row.version,
    words: row.words,
    unheard: row.audioId !== null && row.transcriptionSealed === null,
    updatedAt: row.updatedAt,
    withdrawn: row.status === 'withdrawn',
  }));
};

/** Segments of these people that are not open to practitioners, whatever a consent says: the answers and the voice in them. */
export const listWithheld = async (
  db: Knex,
  userIds: readonly string[],
  name: 'labor' | 'labor-audio',
): Promise<ReadonlyMap<string, readonly string[]>> => {
  for (const userId of userIds.length === 1 ? userIds : []) await lockForReading(db, userId);
  const rows = await LaborResponse.query(db)
    .whereIn('user_id', [...userIds])
    .whereNot('audience', 'practitioners')
    .where('status', 'saved')
    .select('user_id', 'labor_number');
  const found = new Map<string, string[]>();
  for (const { userId, laborNumber } of rows)
    found.set(userId, [...(found.get(userId) ?? []), `${name}:${laborNumber}`]);
  return found;
};

/** All words of the answers to these Labors, earlier versions included, each text once. */
export const findAllWords = async (
  core: Core,
  userId: string,
  laborNumbers: readonly number[],
): Promise<readonly string[]> => {
  const rows = await LaborResponse.query(core.db)
    .where({ user_id: userId })
    .whereIn('labor_number', [...laborNumbers]);
  const versions = await LaborResponseVersion.query(core.db).whereIn(
    'response_id',
    rows.map(({ id }) => id),
  );
  const texts = await Promise.all([
    ...rows.map((row) => readContent(core, core.db, row)),
    ...versions.map((one) => readVersionContent(core, core.db, userId, one)),
  ]);
  return [...new Set(texts.map(joinWords))];
};
