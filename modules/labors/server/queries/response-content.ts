import type { Knex } from 'knex';
import type { Core } from '#core/contract/server';
import { answerContext, decryptOptional, decryptText, transcriptionOf, versionContext } from '../encryption';
import type { LaborResponse } from '../models/labor-response';
import type { LaborResponseVersion } from '../models/labor-response-version';

/** What an answer holds: written words, a recording, and the words of that recording once they were confirmed. */
export interface Content {
  /** '' when the answer was only spoken. */
  readonly text: string;
  readonly audioId: string | null;
  readonly transcription: string | null;
}

/** An answer's present content, opened. */
export const readContent = async (core: Pick<Core, 'vault'>, db: Knex, row: LaborResponse): Promise<Content> => ({
  text: await decryptText(core, db, row.userId, answerContext(row.id), row.textSealed),
  audioId: row.audioId,
  transcription: await decryptOptional(
    core,
    db,
    row.userId,
    transcriptionOf(answerContext(row.id)),
    row.transcriptionSealed,
  ),
});

/** The content of one kept version of a person's answer. */
export const readVersionContent = async (
  core: Pick<Core, 'vault'>,
  db: Knex,
  userId: string,
  one: LaborResponseVersion,
): Promise<Content> => {
  const place = versionContext(one.responseId, one.version);
  return {
    text: await decryptText(core, db, userId, place, one.textSealed),
    audioId: one.audioId,
    transcription: await decryptOptional(core, db, userId, transcriptionOf(place), one.transcriptionSealed),
  };
};

/** Written and spoken words as one text, for those who work with an answer. */
export const joinWords = ({ text, transcription }: Content): string =>
  [text, transcription ?? ''].filter((part) => part.trim() !== '').join('\n\n');

export const isSameContent = (one: Content, other: Content): boolean =>
  one.text === other.text && one.audioId === other.audioId && one.transcription === other.transcription;
