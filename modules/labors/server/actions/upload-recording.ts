import { randomUUID } from 'node:crypto';
import type { Knex } from 'knex';
import { conflict, invalid } from '#core/contract/errors';
import type { User } from '#core/contract/route';
import type { Core } from '#core/contract/server';
import { isBlank } from '../../schemas/text';
import { mostPerLabor } from '../../schemas/values';
import { storePieces } from '../audio/pieces';
import { probe } from '../audio/probe/probe';
import { audioContext, encryptText } from '../encryption';
import type { AudioJobs } from '../jobs/recordings';
import { LaborAudio } from '../models/labor-audio';
import { queryUnused } from '../queries/recordings';
import { lockLabor } from './store-version';

/** What came with the form. */
export interface Upload {
  readonly bytes: Buffer;
  readonly laborNumber: number;
  /** The person agreed to have it written down by whoever was named. */
  readonly writeDown: boolean;
  /** What the browser heard; a draft. */
  readonly transcript: string;
  readonly shape: string;
}

/** Makes place for one more recording: what never became part of an answer is removed first; 409 when answers use five. */
const freePlace = async (
  trx: Knex.Transaction,
  jobs: AudioJobs,
  userId: string,
  laborNumber: number,
): Promise<void> => {
  const here = { user_id: userId, labor_number: laborNumber };
  const count = await LaborAudio.query(trx).where(here).resultSize();
  if (count < mostPerLabor) return;
  const oldest = await queryUnused(trx).where(here).orderBy('created_at').first();
  if (!oldest)
    throw conflict(
      'enough-recordings',
      `This Labor and its earlier versions keep ${mostPerLabor} recordings already. Delete one of them, then save this one.`,
    );
  await jobs.remove(trx, [oldest]);
};

/** Checks a recording by its bytes, stores it sealed and has it made playable and, when that is wished, written down. */
export const uploadRecording = async (
  core: Core,
  jobs: AudioJobs,
  trx: Knex.Transaction,
  user: User,
  { bytes, laborNumber, writeDown, transcript, shape }: Upload,
): Promise<LaborAudio> => {
  const { type, seconds } = probe(bytes);
  if (transcript.length > 0 && isBlank(transcript))
    throw invalid('transcript', 'Leave this out when nothing was heard.');
  const wanted = writeDown && (await core.ai.speech.transcriber()) !== null;
  await lockLabor(trx, user.id, laborNumber);
  await freePlace(trx, jobs, user.id, laborNumber);
  const id = randomUUID();
  const pieces = await storePieces(core, trx, { id, ownerId: user.id, file: 'original' }, bytes);
  const heard = transcript === '' ? null : await encryptText(core, trx, user.id, audioContext(id), transcript);
  const row = await LaborAudio.query(trx).insertAndFetch({
    id,
    userId: user.id,
    laborNumber,
    type,
    bytes: bytes.length,
    pieces,
    milliseconds: Math.round(seconds * 1000),
    shape,
    transcriptState: wanted ? 'waiting' : heard ? 'draft' : 'none',
    transcriptSealed: heard,
    transcriptBy: heard ? 'browser' : null,
  });
  await core.jobs.enqueue(trx, jobs.makeCopy, { audioId: id }, { maxAttempts: 3 });
  if (wanted) await core.jobs.enqueue(trx, jobs.writeDown, { audioId: id }, { maxAttempts: 5 });
  return row;
};
