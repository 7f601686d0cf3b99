import type { Knex } from 'knex';
import { invalid } from '#core/contract/errors';
import type { Core } from '#core/contract/server';
import { audioPath } from '../../schemas/labor-audio';
import type { LaborResponseInput } from '../../schemas/labor-response';
import { isBlank } from '../../schemas/text';
import { audioPlace, openMaybe, sealText } from '../encryption';
import { LaborAudio } from '../models/labor-audio';
import type { Content } from '../queries/response-content';

type Spoken = Pick<Content, 'audioId' | 'transcription'>;

/** Words that were confirmed for a recording, also beside it. */
export const confirmTranscript = async (
  core: Core,
  trx: Knex.Transaction,
  row: LaborAudio,
  transcription: string,
): Promise<LaborAudio> =>
  LaborAudio.query(trx).patchAndFetchById(row.id, {
    transcriptState: 'confirmed',
    transcriptSealed: await sealText(core, trx, row.userId, audioPlace(row.id), transcription),
  });

const ownFor = async (trx: Knex.Transaction, userId: string, audioUrl: string, labor: number): Promise<LaborAudio> => {
  const id = audioUrl.slice(audioPath('').length);
  const row = await LaborAudio.query(trx).findOne({ id, user_id: userId, labor_number: labor });
  if (!row) throw invalid('audioUrl', 'This is not a recording of yours for this Labor.');
  return row;
};

/** Confirmed words in their stored form: nothing visible is nothing. */
const kept = (transcription: string): string | null => (isBlank(transcription) ? null : transcription);

/** Recording and confirmed words of an answer: as sent, else as held. A machine's draft never gets in by itself. */
export const spokenPart = async (
  core: Core,
  trx: Knex.Transaction,
  userId: string,
  { audioUrl, transcription, laborNumber }: LaborResponseInput,
  held: Content,
): Promise<Spoken> => {
  if (audioUrl === undefined || audioUrl === null) {
    const audioId = audioUrl === null ? null : held.audioId;
    if (transcription !== undefined && kept(transcription) !== held.transcription && !held.audioId)
      throw invalid('transcription', 'Spoken words belong to a recording: name it.');
    const row = audioId && transcription !== undefined ? await LaborAudio.query(trx).findById(audioId) : undefined;
    if (row && transcription !== undefined) await confirmTranscript(core, trx, row, transcription);
    return { audioId, transcription: transcription === undefined ? held.transcription : kept(transcription) };
  }
  const row = await ownFor(trx, userId, audioUrl, laborNumber);
  if (transcription !== undefined) {
    await confirmTranscript(core, trx, row, transcription);
    return { audioId: row.id, transcription: kept(transcription) };
  }
  if (row.id === held.audioId) return { audioId: row.id, transcription: held.transcription };
  const confirmed = row.transcriptState === 'confirmed' ? row.transcriptSealed : null;
  const words = await openMaybe(core, trx, userId, audioPlace(row.id), confirmed);
  return { audioId: row.id, transcription: words === null ? null : kept(words) };
};
