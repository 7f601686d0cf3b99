import type { Knex } from 'knex';
import { invalid } from '#core/contract/errors';
import type { Core } from '#core/contract/server';
import { audioPath } from '../../schemas/labor-audio';
import type { LaborResponseInput } from '../../schemas/labor-response';
import { isBlank } from '../../schemas/text';
import { audioContext, decryptOptional, encryptText } from '../encryption';
import { LaborAudio } from '../models/labor-audio';
import type { Content } from '../queries/response-content';

type Spoken = Pick<Content, 'audioId' | 'transcription'>;

/** Saves confirmed words with their recording. */
export const saveConfirmedWords = async (
  core: Core,
  trx: Knex.Transaction,
  row: LaborAudio,
  transcription: string,
): Promise<LaborAudio> =>
  LaborAudio.query(trx).patchAndFetchById(row.id, {
    transcriptState: 'confirmed',
    transcriptSealed: await encryptText(core, trx, row.userId, audioContext(row.id), transcription),
  });

const ownFor = async (trx: Knex.Transaction, userId: string, audioUrl: string, labor: number): Promise<LaborAudio> => {
  const id = audioUrl.slice(audioPath('').length);
  const row = await LaborAudio.query(trx).findOne({ id, user_id: userId, labor_number: labor });
  if (!row) throw invalid('audioUrl', 'This is not a recording of yours for this Labor.');
  return row;
};

/** Confirmed words in their stored form: nothing visible is nothing. */
const kept = (transcription: string): string | null => (isBlank(transcription) ? null : transcription);

/** Recording and confirmed words of an answer: as sent, else as stored. A machine's draft never gets in by itself. */
export const mergeSpokenPart = async (
  core: Core,
  trx: Knex.Transaction,
  userId: string,
  { audioUrl, transcription, laborNumber }: LaborResponseInput,
  present: Content,
): Promise<Spoken> => {
  if (audioUrl === undefined || audioUrl === null) {
    const audioId = audioUrl === null ? null : present.audioId;
    if (transcription !== undefined && kept(transcription) !== present.transcription && !present.audioId)
      throw invalid('transcription', 'Spoken words belong to a recording: name it.');
    const row = audioId && transcription !== undefined ? await LaborAudio.query(trx).findById(audioId) : undefined;
    if (row && transcription !== undefined) await saveConfirmedWords(core, trx, row, transcription);
    return { audioId, transcription: transcription === undefined ? present.transcription : kept(transcription) };
  }
  const row = await ownFor(trx, userId, audioUrl, laborNumber);
  if (transcription !== undefined) {
    await saveConfirmedWords(core, trx, row, transcription);
    return { audioId: row.id, transcription: kept(transcription) };
  }
  if (row.id === present.audioId) return { audioId: row.id, transcription: present.transcription };
  const confirmed = row.transcriptState === 'confirmed' ? row.transcriptSealed : null;
  const words = await decryptOptional(core, trx, userId, audioContext(row.id), confirmed);
  return { audioId: row.id, transcription: words === null ? null : kept(words) };
};
