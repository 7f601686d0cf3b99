import type { Knex } from 'knex';
import type { Core } from '#core/contract/server';
import { isBlank } from '../../schemas/text';
import type { LaborAudio } from '../models/labor-audio';
import { lockAnswerWith } from '../queries/recordings';
import { isSameContent, readContent } from '../queries/response-content';
import { saveConfirmedWords } from './spoken-part';
import { lockLabor, storeVersion } from './store-version';

/** The person says what was said. From here on the words count; an answer that holds the recording gets them as a new version. */
export const confirmTranscript = async (
  core: Core,
  trx: Knex.Transaction,
  row: LaborAudio,
  words: string,
): Promise<LaborAudio> => {
  await lockLabor(trx, row.userId, row.laborNumber);
  const confirmed = await saveConfirmedWords(core, trx, row, words);
  const answer = await lockAnswerWith(trx, row);
  if (answer) {
    const present = await readContent(core, trx, answer);
    const content = { ...present, transcription: isBlank(words) ? null : words };
    if (!isSameContent(present, content)) await storeVersion(core, trx, answer, content, answer.version + 1);
  }
  return confirmed;
};
