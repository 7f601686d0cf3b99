import type { Core, PersonalData } from '#core/contract/server';
import { openSound } from './audio/pieces';
import { audioContext, decryptOptional, decryptText, draftContext } from './encryption';
import type { AudioJobs } from './jobs/recordings';
import type { LaborAudio } from './models/labor-audio';
import { LaborDraft } from './models/labor-draft';
import { LaborResponse } from './models/labor-response';
import { listDrafts } from './queries/drafts';
import { listRecordings } from './queries/recordings';
import { listResponses, listResponseVersions } from './queries/responses';

const endings: Readonly<Record<string, string>> = {
  'audio/mpeg': 'mp3',
  'audio/mp4': 'm4a',
  'audio/ogg': 'ogg',
  'audio/wav': 'wav',
};

/** Where a recording lies in an export. */
const getPlayedFile = (row: LaborAudio): string =>
  `recordings/labor-${row.laborNumber}-${row.id}.${endings[row.type] ?? 'webm'}`;

/** What is known of recordings; the sound travels as files next to it. */
const recordingsFor = async (core: Core, userId: string): Promise<object[]> => {
  const rows = await listRecordings(core.db, userId);
  const found: object[] = [];
  for (const row of rows)
    found.push({
      laborNumber: row.laborNumber,
      recordedAt: row.createdAt,
      seconds: row.milliseconds / 1000,
      type: row.type,
      shape: row.shape,
      transcript: await decryptOptional(core, core.db, userId, audioContext(row.id), row.transcriptSealed),
      transcriptIs: row.transcriptState,
      file: getPlayedFile(row),
    });
  return found;
};

/** Answers with all versions, recordings, and drafts. */
export const personalData = (core: Core, audio: AudioJobs): PersonalData => ({
  export: async (userId) => {
    const rows = [
      ...(await listResponses(core.db, userId)),
      ...(await listResponses(core.db, userId, 'incomplete')),
      ...(await listResponses(core.db, userId, 'withdrawn')),
    ];
    const drafts = await listDrafts(core.db, userId);
    return {
      responses: await Promise.all(
        rows.map(async (row) => ({
          laborNumber: row.laborNumber,
          status: row.status,
          audience: row.audience,
          createdAt: row.createdAt,
          versions: await listResponseVersions(core, core.db, row),
        })),
      ),
      recordings: await recordingsFor(core, userId),
      drafts: await Promise.all(
        drafts.map(async (row) => ({
          laborNumber: row.laborNumber,
          savedAt: row.savedAt,
          text: await decryptText(core, core.db, userId, draftContext(userId, row.laborNumber), row.textSealed),
        })),
      ),
    };
  },
  files: async function* (userId) {
    for (const row of await listRecordings(core.db, userId))
      yield {
        path: getPlayedFile(row),
        body: await openSound(core, { id: row.id, ownerId: userId, file: 'original' }, row.bytes),
      };
  },
  erase: async (trx, userId) => {
    await LaborResponse.query(trx).delete().where({ user_id: userId });
    await LaborDraft.query(trx).delete().where({ user_id: userId });
    await audio.remove(trx, await listRecordings(trx, userId));
  },
});
