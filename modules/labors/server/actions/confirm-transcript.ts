import type { Knex } from 'knex';
import { conflict } from '#core/contract/errors';
import type { Core } from '#core/contract/server';
import { isBlank } from '../../schemas/text';
import type { AudioJobs } from '../jobs/recordings';
import type { LaborAudio } from '../models/labor-audio';
import { LaborResponse } from '../models/labor-response';
import { contentOf, sameContent } from '../queries/response-content';
import { oneWriter } from './save-labor';
import { confirmTranscript } from './spoken-part';
import { storeVersion } from './store-version';

/** The saved answer of which a recording is part right now. */
const answerWith = (trx: Knex.Transaction, row: LaborAudio): Promise<LaborResponse | undefined> =>
  LaborResponse.query(trx).findOne({ user_id: row.userId, audio_id: row.id, status: 'saved' }).forUpdate().execute();

/** The person says what was said. From here on the words count; an answer that holds the recording gets them as a new version. */
export const confirmWords = async (
  core: Core,
  trx: Knex.Transaction,
  row: LaborAudio,
  words: string,
): Promise<LaborAudio> => {
  await oneWriter(trx, row.userId, row.laborNumber);
  const confirmed = await confirmTranscript(core, trx, row, words);
  const answer = await answerWith(trx, row);
  if (answer) {
    const held = await contentOf(core, trx, answer);
    const content = { ...held, transcription: isBlank(words) ? null : words };
    if (!sameContent(held, content)) await storeVersion(core, trx, answer, content, answer.version + 1);
  }
  return confirmed;
};

/** Deletes a recording for good. Words that were confirmed stay; a saved answer that would be left empty is not touched (409). */
export const deleteRecording = async (
  core: Core,
  jobs: AudioJobs,
  trx: Knex.Transaction,
  row: LaborAudio,
): Promise<void> => {
  await oneWriter(trx, row.userId, row.laborNumber);
  const answer = await answerWith(trx, row);
  if (answer) {
    const held = await contentOf(core, trx, answer);
    if (isBlank(held.text) && held.transcription === null)
      throw conflict(
        'only-recording',
        'This recording is the whole answer. Delete the answer, or write its words down first.',
      );
    await storeVersion(core, trx, answer, { ...held, audioId: null }, answer.version + 1);
  }
  await jobs.remove(trx, [row]);
};
