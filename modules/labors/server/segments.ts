import type { Knex } from 'knex';
import type { Core } from '#core/contract/server';
import { laborAudioSegments, laborSegments, type SegmentProvider } from '#modules/records/public';
import { audioPath } from '../schemas/labor-audio';
import { LaborAudio } from './models/labor-audio';
import { LaborResponse } from './models/labor-response';
import { listWithheld } from './queries/audiences';
import { getLaborName } from './queries/labor-texts';
import { readContent } from './queries/response-content';
import { listResponses } from './queries/responses';

const answerFor = (db: Knex, userId: string, labor_number: number): Promise<LaborResponse | undefined> =>
  LaborResponse.query(db).findOne({ user_id: userId, labor_number, status: 'saved' }).execute();
const titleOf = (core: Core, labor: number): string => `Labor ${labor}: ${getLaborName(core, labor)}`;

/** Answers to the twelve Labors, each a segment of its own. A withdrawn answer and a draft are nobody's to read. */
export const laborSegmentProvider = (core: Core): SegmentProvider => ({
  keys: laborSegments,
  withheld: (db, userIds) => listWithheld(db, userIds, 'labor'),
  has: async (db, userId) => (await listResponses(db, userId)).map((row) => `labor:${row.laborNumber}`),
  read: async (db, userId, key) => {
    const labor = laborSegments.indexOf(key) + 1;
    const row = await answerFor(db, userId, labor);
    if (!row) return null;
    const { text, transcription } = await readContent(core, db, row);
    const entries = [
      { label: titleOf(core, labor), text },
      { label: 'Spoken', text: transcription ?? '' },
    ].filter((entry) => entry.text !== '');
    return entries.length > 0 ? { updatedAt: row.updatedAt, entries } : null;
  },
});

const clock = (milliseconds: number): string => {
  const seconds = Math.round(milliseconds / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
};

/** The voice in an answer: the recording that is part of it right now, with its confirmed words. */
export const voiceSegmentProvider = (core: Core): SegmentProvider => ({
  keys: laborAudioSegments,
  withheld: (db, userIds) => listWithheld(db, userIds, 'labor-audio'),
  has: async (db, userId) =>
    [...(await listResponses(db, userId)), ...(await listResponses(db, userId, 'incomplete'))]
      .filter((row) => row.audioId)
      .map((row) => `labor-audio:${row.laborNumber}`),
  read: async (db, userId, key) => {
    const labor = laborAudioSegments.indexOf(key) + 1;
    const row = await answerFor(db, userId, labor);
    const sound = row?.audioId ? await LaborAudio.query(db).findById(row.audioId) : undefined;
    if (!row || !sound) return null;
    const { transcription } = await readContent(core, db, row);
    return {
      updatedAt: row.updatedAt,
      entries: [
        { label: titleOf(core, labor), text: `Recording, ${clock(sound.milliseconds)}`, audioUrl: audioPath(sound.id) },
        ...(transcription === null ? [] : [{ label: 'Spoken', text: transcription }]),
      ],
    };
  },
});
