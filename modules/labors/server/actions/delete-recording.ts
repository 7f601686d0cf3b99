import type { Knex } from 'knex';
import { conflict } from '#core/contract/errors';
import type { Core } from '#core/contract/server';
import { isBlank } from '../../schemas/text';
import type { AudioJobs } from '../jobs/recordings';
import type { LaborAudio } from '../models/labor-audio';
import { lockAnswerWith } from '../queries/recordings';
import { readContent } from '../queries/response-content';
import { lockLabor, storeVersion } from './store-version';

/** Deletes a recording for good. Words that were confirmed stay; a saved answer that would be left empty is not touched (409). */
export const deleteRecording = async (
  core: Core,
  jobs: AudioJobs,
  trx: Knex.Transaction,
  row: LaborAudio,
): Promise<void> => {
  await lockLabor(trx, row.userId, row.laborNumber);
  const answer = await lockAnswerWith(trx, row);
  if (answer) {
    const present = await readContent(core, trx, answer);
    if (isBlank(present.text) && present.transcription === null)
      throw conflict(
        'only-recording',
        'This recording is the whole answer. Delete the answer, or write its words down first.',
      );
    await storeVersion(core, trx, answer, { ...present, audioId: null }, answer.version + 1);
  }
  await jobs.remove(trx, [row]);
};
