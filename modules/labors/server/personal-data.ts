import type { Core, PersonalData } from '#core/contract/server';
import { audioPath } from '../schemas/labor-audio';
import type { AudioJobs } from './audio/jobs';
import { openSound } from './audio/pieces';
import { recordingsOf } from './audio/recordings';
import type { LaborAudio } from './models/labor-audio';
import { LaborDraft } from './models/labor-draft';
import { LaborResponse } from './models/labor-response';
import { draftsOf } from './service/drafts';
import { historyOf, responsesOf } from './service/read';
import { audioPlace, draftPlace, openMaybe, openText } from './service/sealed-text';

/** So much sound goes into an export as it is; of more there is the address where it is fetched. */
const mostInside = 64 * 1024 * 1024;

/** Recordings as they came, with what is known of them. */
const recordingsFor = async (core: Core, userId: string): Promise<object[]> => {
  const rows = await recordingsOf(core.db, userId);
  const inside = rows.reduce((sum, row) => sum + row.bytes, 0) <= mostInside;
  const soundOf = async (row: LaborAudio) =>
    (await openSound(core, { id: row.id, ownerId: userId, file: 'original' }, row.bytes)).toString('base64');
  const found: object[] = [];
  for (const row of rows)
    found.push({
      laborNumber: row.labor_number,
      recordedAt: row.created_at,
      seconds: row.milliseconds / 1000,
      type: row.type,
      transcript: await openMaybe(core, core.db, userId, audioPlace(row.id), row.transcript_sealed),
      transcriptIs: row.transcript_state,
      address: audioPath(row.id),
      ...(inside ? { base64: await soundOf(row) } : {}),
    });
  return found;
};

/** Answers with all versions, recordings, and drafts. */
export const personalData = (core: Core, audio: AudioJobs): PersonalData => ({
  export: async (userId) => {
    const rows = [...(await responsesOf(core.db, userId)), ...(await responsesOf(core.db, userId, 'withdrawn'))];
    const drafts = await draftsOf(core.db, userId);
    return {
      responses: await Promise.all(
        rows.map(async (row) => ({
          laborNumber: row.labor_number,
          status: row.status,
          createdAt: row.created_at,
          versions: await historyOf(core, core.db, row),
        })),
      ),
      recordings: await recordingsFor(core, userId),
      drafts: await Promise.all(
        drafts.map(async (row) => ({
          laborNumber: row.labor_number,
          savedAt: row.saved_at,
          text: await openText(core, core.db, userId, draftPlace(userId, row.labor_number), row.text_sealed),
        })),
      ),
    };
  },
  erase: async (trx, userId) => {
    await LaborResponse.query(trx).delete().where({ user_id: userId });
    await LaborDraft.query(trx).delete().where({ user_id: userId });
    await audio.remove(trx, await recordingsOf(trx, userId));
  },
});
