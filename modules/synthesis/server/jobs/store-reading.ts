import type { Knex } from 'knex';
import { fn } from 'objection';
import type { Core } from '#core/contract/server';
import { type LaborAnswer, labors } from '#modules/labors/public';
import { synthesisGenerated } from '../../schemas/events';
import { Synthesis } from '../models/synthesis';
import { SynthesisJob } from '../models/synthesis-job';
import { listReadable } from '../policies/readable';
import { decryptDocument, documentPlace, findNewestVersion, saveDocument, type Written } from '../queries/documents';
import { listSources } from '../queries/readiness';
import type { GenerateData } from './job-state';
export interface MadeFrom {
  readonly answers: readonly LaborAnswer[];
  readonly leftOut: readonly number[];
  readonly laborsRevision: number;
  readonly profileVersion: number;
}

/** Whether two documents say the same; what was replaced on the way to one of them, or their sources, is no difference. */
const saysTheSame = (one: Written, other: Written): boolean => {
  const said = ({ reading, engine, help }: Written) => JSON.stringify([reading, engine, help ?? false]);
  return said(one) === said(other);
};

const finished = { status: 'done', stage: 'done', finishedAt: fn.now() } as const;

/** Ends a job whose result is the newest version as it stands; that version counts as made from today's sources. */
const keep = async (trx: Knex.Transaction, jobId: string, newest: Synthesis, from: MadeFrom): Promise<void> => {
  await Synthesis.query(trx)
    .findById(newest.id)
    .patch({
      laborsRevision: from.laborsRevision,
      profileVersion: from.profileVersion,
      sources: listSources(from.answers),
      leftOut: [...from.leftOut],
    });
  await SynthesisJob.query(trx)
    .findById(jobId)
    .patch({ ...finished, stage: 'unchanged', synthesisId: newest.id });
};

/** Ends a job that found nothing changed since the newest version. */
export const keepNewest = (core: Core, { jobId, userId }: GenerateData, from: MadeFrom): Promise<void> =>
  core.db.transaction(async (trx) => {
    const newest = await findNewestVersion(trx, userId);
    if (newest) await keep(trx, jobId, newest, from);
  });

/**
 * Stores a new version and ends its job in one transaction, so that a second delivery finds it done. False, and nothing stored, when an
 * answer it was made from is kept back by now: audiences do not change before this transaction ends.
 */
export const storeReading = (
  core: Core,
  { jobId, userId }: GenerateData,
  written: Written,
  from: MadeFrom,
): Promise<boolean> =>
  core.db.transaction(async (trx) => {
    const job = await SynthesisJob.query(trx).findById(jobId).forUpdate();
    if (!job || !['queued', 'running'].includes(job.status)) return true;
    const readable = new Set(
      listReadable(await core.port(labors).listAudiences(userId, trx)).map(({ laborNumber }) => laborNumber),
    );
    if (from.answers.some(({ laborNumber }) => !readable.has(laborNumber))) return false;
    const newest = await findNewestVersion(trx, userId);
    const before = newest && (await decryptDocument(core, trx, newest));
    if (newest && before && saysTheSame(before, written)) {
      const { further: _, ...same } = before;
      if (before.further || written.further)
        await saveDocument(core, trx, newest, {
          ...same,
          ...(written.further ? { further: written.further } : {}),
        });
      await keep(trx, jobId, newest, from);
      return true;
    }
    const [{ id }] = (await trx.raw('select gen_random_uuid() as id')).rows as [{ id: string }];
    const version = (newest?.version ?? 0) + 1;
    await Synthesis.query(trx).insert({
      id,
      userId,
      jobId,
      version,
      engine: written.engine.id,
      documentSealed: await core.vault.encrypt(trx, userId, documentPlace(id), JSON.stringify(written)),
      sources: listSources(from.answers),
      leftOut: [...from.leftOut],
      laborsRevision: from.laborsRevision,
      profileVersion: from.profileVersion,
    });
    await SynthesisJob.query(trx)
      .findById(jobId)
      .patch({ ...finished, synthesisId: id });
    await core.events.emit(trx, synthesisGenerated, { userId, synthesisId: id, version });
    return true;
  });
