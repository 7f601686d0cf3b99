import type { Knex } from 'knex';
import type { User } from '#core/contract/route';
import type { Core } from '#core/contract/server';
import { audioPath } from '../../schemas/labor-audio';
import type { LaborResponseVersionView, LaborResponseView } from '../../schemas/labor-response';
import { LaborAudio } from '../models/labor-audio';
import type { LaborResponse } from '../models/labor-response';
import type { LaborResponseVersion } from '../models/labor-response-version';
import { canEdit, canWithdraw } from '../policies/labor-response';
import { getLaborName } from './labor-texts';
import { type Content, readContent, readVersionContent } from './response-content';

/** The recording as its owner finds it in an answer. */
const heard = async (db: Knex, audioId: string | null) => {
  const row = audioId ? await LaborAudio.query(db).findById(audioId) : undefined;
  return row ? { audioUrl: audioPath(row.id), seconds: row.milliseconds / 1000 } : {};
};
const spokenWords = ({ transcription }: Content) => (transcription === null ? {} : { transcription });

/** An answer as its owner sees it; to others the voice is a segment of its own. */
export const getResponseView = async (
  core: Core,
  db: Knex,
  user: User,
  row: LaborResponse,
): Promise<LaborResponseView> => {
  const content = await readContent(core, db, row);
  return {
    id: row.id,
    laborNumber: row.laborNumber,
    laborName: getLaborName(core, row.laborNumber),
    textResponse: content.text,
    ...spokenWords(content),
    ...(user.id === row.userId ? await heard(db, content.audioId) : {}),
    status: row.status === 'saved' && row.words === 0 ? 'incomplete' : row.status,
    version: row.version,
    words: row.words,
    ...(user.id === row.userId ? { audience: row.audience } : {}),
    createdAt: row.createdAt,
    updatedAt: row.updatedAt,
    can: { edit: canEdit(user, row), withdraw: canWithdraw(user, row) },
  };
};

/** A kept version as its owner sees it. */
export const getVersionView = async (
  core: Core,
  db: Knex,
  userId: string,
  row: LaborResponseVersion,
): Promise<LaborResponseVersionView> => {
  const content = await readVersionContent(core, db, userId, row);
  return {
    version: row.version,
    textResponse: content.text,
    ...spokenWords(content),
    ...(await heard(db, content.audioId)),
    words: row.words,
    savedAt: row.savedAt,
  };
};
