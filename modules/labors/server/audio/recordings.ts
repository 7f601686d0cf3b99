import type { Knex } from 'knex';
import { notFound } from '#core/contract/errors';
import { LaborAudio } from '../models/labor-audio';
import { LaborResponse } from '../models/labor-response';
import { LaborResponseVersion } from '../models/labor-response-version';

/** One recording with its owner in the query; what belongs to others does not exist. */
export const ownRecording = async (db: Knex, userId: string, id: string): Promise<LaborAudio> => {
  const row = await LaborAudio.query(db).findOne({ id, user_id: userId });
  if (!row) throw notFound('audio');
  return row;
};

/** All recordings of a person, newest first. */
export const recordingsOf = (db: Knex, userId: string): Promise<LaborAudio[]> =>
  LaborAudio.query(db).where({ user_id: userId }).orderBy('created_at', 'desc').orderBy('id').execute();

/** Ids of recordings that are part of a saved answer as it stands. */
export const usedBy = async (db: Knex, userId: string): Promise<ReadonlySet<string>> => {
  const rows = await LaborResponse.query(db)
    .where({ user_id: userId, status: 'saved' })
    .whereNotNull('audio_id')
    .select('audio_id');
  return new Set(rows.map((row) => row.audio_id ?? ''));
};

/** Recordings that no answer and no earlier version holds. */
export const unused = (db: Knex) =>
  LaborAudio.query(db)
    .whereNotExists(LaborResponse.query(db).whereColumn('labor_responses.audio_id', 'labor_audio.id'))
    .whereNotExists(LaborResponseVersion.query(db).whereColumn('labor_response_versions.audio_id', 'labor_audio.id'));
