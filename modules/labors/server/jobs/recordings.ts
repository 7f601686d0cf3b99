import type { Knex } from 'knex';
import type { Core, Job } from '#core/contract/server';
import { openSound, removePieces, storePieces } from '../audio/pieces';
import { audioContext, encryptText } from '../encryption';
import { LaborAudio } from '../models/labor-audio';
import { queryUnused } from '../queries/recordings';

interface OfRecording {
  readonly audioId: string;
}
interface Files {
  readonly audioId: string;
  readonly pieces: number;
  readonly copyPieces: number;
}
/** How long a recording is kept that never became part of an answer. */
const unusedDays = 30;

const soundOf = async (core: Core, row: LaborAudio): Promise<Buffer> =>
  openSound(core, { id: row.id, ownerId: row.userId, file: 'original' }, row.bytes);
const notifyOwner = (core: Core, { userId, laborNumber }: LaborAudio): void =>
  core.realtime.publish(`user:${userId}`, 'labors.recording', { laborNumber });

/** The jobs of recordings. Their data holds ids and counts. */
export const audioJobs = (core: Core) => {
  /** Makes the copy that every browser plays; without ffmpeg, or where it fails, the original stays what is played. */
  const makeCopy: Job<OfRecording> = {
    name: 'copy-recording',
    run: async ({ audioId }) => {
      const row = await LaborAudio.query(core.db).findById(audioId);
      if (row?.copyState !== 'waiting') return;
      const made = await core.ai.speech.playable(await soundOf(core, row));
      const waiting = LaborAudio.query(core.db).findOne({ id: audioId, copy_state: 'waiting' });
      if (!made.ok) {
        core.log.warn('a recording stays as it came', { audioId, why: made.reason });
        await waiting.patch({ copyState: 'none' });
      } else {
        const sound = { id: row.id, ownerId: row.userId, file: 'copy' } as const;
        const copyPieces = await storePieces(core, core.db, sound, made.bytes);
        const kept = await waiting.patch({ copyState: 'made', copyBytes: made.bytes.length, copyPieces });
        // It was deleted meanwhile.
        if (!(await LaborAudio.query(core.db).findById(audioId)) && !kept) await removePieces(core, sound, copyPieces);
      }
      notifyOwner(core, row);
    },
  };

  /** Has a recording written down as a draft, which counts for nothing until its owner confirms it. */
  const writeDown: Job<OfRecording> = {
    name: 'write-down',
    run: async ({ audioId }, { lastAttempt }) => {
      const row = await LaborAudio.query(core.db).findById(audioId);
      if (row?.transcriptState !== 'waiting') return;
      const heard = await core.ai.speech.transcribe(await soundOf(core, row), row.type);
      const passing = !heard.ok && (heard.reason === 'service' || heard.reason === 'timeout');
      if (passing && !lastAttempt) throw new Error(`not written down yet: ${heard.reason}`);
      await LaborAudio.query(core.db)
        .findOne({ id: audioId, transcript_state: 'waiting' })
        .patch(
          heard.ok
            ? {
                transcriptState: 'draft',
                transcriptSealed: await encryptText(core, core.db, row.userId, audioContext(audioId), heard.text),
                transcriptBy: heard.by.name,
              }
            : { transcriptState: 'failed' },
        );
      notifyOwner(core, row);
    },
  };

  const removeFiles: Job<Files> = {
    name: 'remove-recording',
    run: async ({ audioId, pieces, copyPieces }) => {
      await removePieces(core, { id: audioId, file: 'original' }, pieces);
      await removePieces(core, { id: audioId, file: 'copy' }, copyPieces);
    },
  };

  /** Deletes rows at once and their files after the commit; earlier versions lose the recording and keep their words. */
  const remove = async (trx: Knex.Transaction, rows: readonly LaborAudio[]): Promise<void> => {
    for (const { id, pieces, copyPieces } of rows) {
      await LaborAudio.query(trx).deleteById(id);
      await core.jobs.enqueue(trx, removeFiles, { audioId: id, pieces, copyPieces: copyPieces ?? pieces + 80 });
    }
  };

  const sweepUnused: Job = {
    name: 'sweep-unused-recordings',
    cron: '37 3 * * *',
    run: () =>
      core.db.transaction(async (trx) => {
        const old = await queryUnused(trx)
          .whereRaw("created_at < now() - (? * interval '1 day')", [unusedDays])
          .limit(1000);
        await remove(trx, old);
        if (old.length > 0) core.log.info('removed unused recordings', { removed: old.length });
      }),
  };
  return { makeCopy, writeDown, removeFiles, sweepUnused, remove };
};
export type AudioJobs = ReturnType<typeof audioJobs>;
