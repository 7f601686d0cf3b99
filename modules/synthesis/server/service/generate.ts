import type { Core } from '#core/contract/server';
import { labors } from '#modules/labors/public';
import { SynthesisJob } from '../models/synthesis-job';
import { embeddedEngineId, writeEmbedded } from '../writer/embedded-writer';
import { writeWithModel } from '../writer/model-writer';
import type { Sources } from '../writer/sources';
import { readinessOf, responsesNeeded } from './readiness';
import type { GenerateData } from './request';
import { storeReading, type Written } from './store';

const announce = (core: Core, { jobId, userId }: GenerateData, stage: string): void =>
  core.realtime.publish(`user:${userId}`, 'synthesis.progress', { jobId, stage });

const stageOf =
  (core: Core, data: GenerateData) =>
  async (stage: string): Promise<void> => {
    await SynthesisJob.query(core.db).findById(data.jobId).patch({ status: 'running', stage });
    announce(core, data, stage);
  };

/** Ends a generation without a reading: `failed` with a code, or `held` until the help card was read. */
export const endJob = async (
  core: Core,
  data: GenerateData,
  status: 'failed' | 'held',
  failure: string,
): Promise<void> => {
  await SynthesisJob.query(core.db)
    .findById(data.jobId)
    .whereIn('status', ['queued', 'running'])
    .patch({ status, failure, stage: status, finished_at: core.db.fn.now() as unknown as string });
  announce(core, data, status);
};

const write = async (
  core: Core,
  job: SynthesisJob,
  sources: Sources,
  stage: (name: string) => Promise<void>,
): Promise<Written> => {
  if (!job.share_with)
    return {
      reading: await writeEmbedded(core, sources, stage),
      engine: { kind: 'embedded', id: embeddedEngineId, fallback: null },
    };
  await stage('writing');
  const outcome = await writeWithModel(core, job.user_id, sources);
  if (outcome.reading)
    return { reading: outcome.reading, engine: { kind: 'model', id: outcome.model, fallback: null } };
  core.log.warn('the language model gave no reading', { jobId: job.id, reason: outcome.reason });
  return {
    reading: await writeEmbedded(core, sources, stage),
    engine: { kind: 'embedded', id: embeddedEngineId, fallback: outcome.reason },
  };
};

/** One generation, start to end. Safe to repeat: a finished job is left alone, the result is stored in one transaction. */
export const generate = async (core: Core, data: GenerateData): Promise<void> => {
  const job = await SynthesisJob.query(core.db).findById(data.jobId);
  if (!job || !['queued', 'running'].includes(job.status)) return;
  const stage = stageOf(core, data);
  await stage('reading');
  const { profile, laborsRevision } = await readinessOf(core, data.userId);
  const answers = await core.port(labors).answersOf(data.userId);
  if (!profile || answers.length < responsesNeeded) return endJob(core, data, 'failed', 'not-ready');
  if (!job.after_help)
    for (const { text } of answers) if ((await core.ai.crisis(text)).hit) return endJob(core, data, 'held', 'help');

  const written = await write(core, job, { answers, profile }, stage);
  await stage('checking');
  await storeReading(core, data, written, { answers, laborsRevision, profileVersion: profile.version });
  announce(core, data, 'done');
};
