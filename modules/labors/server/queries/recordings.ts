import type { Knex } from 'knex';
import { notFound } from '#core/contract/errors';
import type { Core } from '#core/contract/server';
import { audioPath, type LaborAudioView } from '../../schemas/labor-audio';
import { audioContext, decryptOptional } from '../encryption';
import { LaborAudio } from '../models/labor-audio';
import { LaborResponse } from '../models/labor-response';
import { LaborResponseVersion } from '../models/labor-response-version';

/** One recording with its owner in the query; what belongs to others does not exist. */
export const getOwnRecording = async (db: Knex, userId: string, id: string): Promise<LaborAudio> => {
  const row = await LaborAudio.query(db).findOne({ id, user_id: userId });
  if (!row) throw notFound('audio');
  return row;
};

/** All recordings of a person, newest first. */
export const listRecordings = (db: Knex, userId: string): Promise<LaborAudio[]> =>
  LaborAudio.query(db).where({ user_id: userId }).orderBy('created_at', 'desc').orderBy('id').execute();

/** Ids of recordings that answers hold. */
export interface Places {
  /** As it stands now. */
  readonly used: ReadonlySet<string>;
  /** Now or in an earlier version. */
  readonly inAnswers: ReadonlySet<string>;
}

/** Where the recordings of a person are. */
export const findPlaces = async (db: Knex, userId: string): Promise<Places> => {
  const rows = await LaborResponse.query(db)
    .where({ user_id: userId, status: 'saved' })
    .whereNotNull('audio_id')
    .select('audio_id');
  const kept = await LaborResponseVersion.query(db)
    .join('labor_responses as answer', 'answer.id', 'labor_response_versions.response_id')
    .where('answer.user_id', userId)
    .whereNotNull('labor_response_versions.audio_id')
    .select('labor_response_versions.audio_id');
  const idsOf = (found: readonly { audioId: string | null }[]) => new Set(found.map((row) => row.audioId ?? ''));
  return { used: idsOf(rows), inAnswers: idsOf(kept) };
};

/** Recordings that no answer and no earlier version holds. */
export const queryUnused = (db: Knex) =>
  LaborAudio.query(db)
    .whereNotExists(LaborResponse.query(db).whereColumn('labor_responses.audio_id', 'labor_audio.id'))
    .whereNotExists(LaborResponseVersion.query(db).whereColumn('labor_response_versions.audio_id', 'labor_audio.id'));

/** A recording as its owner sees it. */
export const getRecordingView = async (
  core: Core,
  db: Knex,
  row: LaborAudio,
  { used, inAnswers }: Places,
): Promise<LaborAudioView> => ({
  id: row.id,
  audioUrl: audioPath(row.id),
  laborNumber: row.laborNumber,
  seconds: row.milliseconds / 1000,
  shape: row.shape,
  type: getPlayedType(row),
  settled: row.copyState !== 'waiting',
  transcription: (await decryptOptional(core, db, row.userId, audioContext(row.id), row.transcriptSealed)) ?? '',
  transcript: row.transcriptState,
  writtenBy: row.transcriptBy,
  used: used.has(row.id),
  held: inAnswers.has(row.id),
  createdAt: row.createdAt,
});

/** The saved answer of which a recording is part right now. */
export const lockAnswerWith = (trx: Knex.Transaction, row: LaborAudio): Promise<LaborResponse | undefined> =>
  LaborResponse.query(trx).findOne({ user_id: row.userId, audio_id: row.id, status: 'saved' }).forUpdate().execute();

/** The file that is played: the copy once it is made. */
export const getPlayedFile = (row: LaborAudio) =>
  row.copyState === 'made' && row.copyBytes !== null
    ? { file: 'copy' as const, type: 'audio/mpeg', size: row.copyBytes }
    : { file: 'original' as const, type: row.type, size: row.bytes };

/** Media type in which a recording is played. */
export const getPlayedType = (row: LaborAudio): string => getPlayedFile(row).type;
