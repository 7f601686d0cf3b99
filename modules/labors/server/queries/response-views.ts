import type { Knex } from 'knex';
import type { User } from '#core/contract/route';
import type { Core } from '#core/contract/server';
import { audioPath, type LaborAudioView } from '../../schemas/labor-audio';
import type { LaborDraftView, LaborResponseVersionView, LaborResponseView } from '../../schemas/labor-response';
import { laborOf } from '../../schemas/twelve-labors';
import { audioPlace, draftPlace, openMaybe, openText } from '../encryption';
import { LaborAudio } from '../models/labor-audio';
import type { LaborDraft } from '../models/labor-draft';
import type { LaborResponse } from '../models/labor-response';
import type { LaborResponseVersion } from '../models/labor-response-version';
import { mayEdit, mayWithdraw } from '../policies/labor-response';
import { playedType } from './recording-sound';
import type { Places } from './recordings';
import { type Content, contentOf, contentOfVersion } from './response-content';

/** The recording as its owner finds it in an answer. */
const heard = async (db: Knex, audioId: string | null) => {
  const row = audioId ? await LaborAudio.query(db).findById(audioId) : undefined;
  return row ? { audioUrl: audioPath(row.id), seconds: row.milliseconds / 1000 } : {};
};
const spokenWords = ({ transcription }: Content) => (transcription === null ? {} : { transcription });

/** An answer as its owner sees it; to others the voice is a segment of its own. */
export const presentResponse = async (
  core: Core,
  db: Knex,
  user: User,
  row: LaborResponse,
): Promise<LaborResponseView> => {
  const content = await contentOf(core, db, row);
  return {
    id: row.id,
    laborNumber: row.laborNumber,
    laborName: laborOf(row.laborNumber)?.name ?? '',
    textResponse: content.text,
    ...spokenWords(content),
    ...(user.id === row.userId ? await heard(db, content.audioId) : {}),
    status: row.status === 'saved' && row.words === 0 ? 'incomplete' : row.status,
    version: row.version,
    words: row.words,
    ...(user.id === row.userId ? { audience: row.audience } : {}),
    createdAt: row.createdAt,
    updatedAt: row.updatedAt,
    can: { edit: mayEdit(user, row), withdraw: mayWithdraw(user, row) },
  };
};

/** A kept version as its owner sees it. */
export const presentVersion = async (
  core: Core,
  db: Knex,
  userId: string,
  row: LaborResponseVersion,
): Promise<LaborResponseVersionView> => {
  const content = await contentOfVersion(core, db, userId, row);
  return {
    version: row.version,
    textResponse: content.text,
    ...spokenWords(content),
    ...(await heard(db, content.audioId)),
    words: row.words,
    savedAt: row.savedAt,
  };
};

/** A draft as its owner sees it. */
export const presentDraft = async (core: Core, db: Knex, row: LaborDraft): Promise<LaborDraftView> => ({
  laborNumber: row.laborNumber,
  text: await openText(core, db, row.userId, draftPlace(row.userId, row.laborNumber), row.textSealed),
  revision: row.revision,
  basedOn: row.basedOn,
  savedAt: row.savedAt,
});

/** A recording as its owner sees it. */
export const presentAudio = async (
  core: Core,
  db: Knex,
  row: LaborAudio,
  { used, held }: Places,
): Promise<LaborAudioView> => ({
  id: row.id,
  audioUrl: audioPath(row.id),
  laborNumber: row.laborNumber,
  seconds: row.milliseconds / 1000,
  shape: row.shape,
  type: playedType(row),
  settled: row.copyState !== 'waiting',
  transcription: (await openMaybe(core, db, row.userId, audioPlace(row.id), row.transcriptSealed)) ?? '',
  transcript: row.transcriptState,
  writtenBy: row.transcriptBy,
  used: used.has(row.id),
  held: held.has(row.id),
  createdAt: row.createdAt,
});
