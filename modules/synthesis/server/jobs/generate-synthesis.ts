import type { Core } from '#core/contract/server';
import { chartChapters } from '#modules/chart-chapters/public';
import { labors } from '#modules/labors/public';
import { responsesNeeded } from '../../schemas/values';
import { SynthesisJob } from '../models/synthesis-job';
import { acknowledge, checkAnswers } from '../queries/crisis-findings';
import { findNewestVersion, type Written } from '../queries/documents';
import { findReadiness } from '../queries/readiness';
import { findRefusedParts } from '../queries/refused-parts';
import { openShownReading } from '../queries/shown-reading';
import { isUnchanged } from '../queries/unchanged';
import { embeddedEngineId, readersOf, writeEmbedded } from '../writer/embedded-writer';
import { writeWithModel } from '../writer/model-writer';
import { findFurther, type Sources, versionsOfFurther } from '../writer/sources';
import type { GenerateData } from './job-state';
import { announce, endJob } from './job-state';
import { keepNewest, storeReading } from './store-reading';

type Stage = (name: string) => Promise<void>;

const createStageReporter =
  (core: Core, data: GenerateData): Stage =>
  async (stage) => {
    await SynthesisJob.query(core.db)
      .findById(data.jobId)
      .whereIn('status', ['queued', 'running'])
      .patch({ status: 'running', stage });
    announce(core, data, stage);
  };

const embedded = async (core: Core, sources: Sources, stage: Stage, fallback: string | null): Promise<Written> => ({
  reading: await writeEmbedded(readersOf(core), sources, stage),
  engine: { kind: 'embedded', id: embeddedEngineId, fallback },
});

/** Tells the page about once a second how much has been written. */
const tellCharacters = (core: Core, { id, userId }: SynthesisJob): ((characters: number) => void) => {
  let last = 0;
  return (characters) => {
    if (Date.now() - last < 1000) return;
    last = Date.now();
    core.realtime.publish(`user:${userId}`, 'synthesis.progress', { jobId: id, stage: 'writing', characters });
  };
};

/** The language model where the client agreed to this very provider; answers with explicit words of danger never leave. */
const write = async (
  core: Core,
  job: SynthesisJob,
  sources: Sources,
  isExplicit: boolean,
  stage: Stage,
): Promise<Written> => {
  if (job.shareWith === null) return embedded(core, sources, stage, null);
  if (job.shareWith !== core.ai.writer.provider) return embedded(core, sources, stage, 'not-configured');
  if (isExplicit) return embedded(core, sources, stage, 'sensitive');
  await stage('writing');
  const outcome = await writeWithModel(core, job.userId, sources, tellCharacters(core, job), () => stage('judging'));
  if (outcome.reading)
    return { reading: outcome.reading, engine: { kind: 'model', id: outcome.model, fallback: null } };
  core.log.warn('the language model gave no reading', { jobId: job.id, reason: outcome.reason });
  return embedded(core, sources, stage, outcome.reason);
};

/** How often a reading is begun anew because an answer was kept back while it was written. */
const mostAttempts = 3;

/** One attempt. False when what was written may not be stored, because an answer it was made from is kept back by now. */
const attempt = async (core: Core, data: GenerateData): Promise<boolean> => {
  const job = await SynthesisJob.query(core.db).findById(data.jobId);
  if (!job || !['queued', 'running'].includes(job.status)) return true;
  const stage = createStageReporter(core, data);
  await stage('reading');
  const end = async (status: 'failed' | 'held', failure: string): Promise<true> => {
    await endJob(core, data, status, failure);
    return true;
  };
  const { profile, laborsRevision } = await findReadiness(core, data.userId);
  const readable = await core.port(labors).answersFor(data.userId, 'reading');
  const answers = readable.filter(({ laborNumber }) => !job.leftOut.includes(laborNumber));
  if (!profile || answers.length < responsesNeeded) return end('failed', 'not-ready');
  const used = new Set(answers.map(({ laborNumber }) => laborNumber));
  const further = (await findFurther(core, data.userId, 'reading')).filter(({ laborNumber }) => used.has(laborNumber));
  const gate = await checkAnswers(core, data.userId, answers, further);
  if (gate.isNew) {
    if (!job.afterHelp) return end('held', 'help');
    await acknowledge(core, data.userId, gate);
  }

  const notMe = await findRefusedParts(core, core.db, data.userId, job.leftOut);
  const newest = await findNewestVersion(core.db, data.userId);
  // What is kept back or left out now must not show through the previous reading.
  const previous = newest
    ? {
        version: newest.version,
        reading: (await openShownReading(core, core.db, newest, 'owner', job.leftOut)).reading,
      }
    : null;
  const chapters = await core.port(chartChapters).find(data.userId);
  const sources = { answers, further, profile, chapters, crisisAnswers: gate.raised, notMe, previous };
  const from = { answers, leftOut: job.leftOut, laborsRevision, profileVersion: profile.version };
  if (job.shareWith === null && (await isUnchanged(core, data.userId, sources))) await keepNewest(core, data, from);
  else {
    const written = await write(core, job, sources, gate.explicit.length > 0, stage);
    await stage('checking');
    const more = {
      ...(gate.help ? { help: true as const } : {}),
      ...(further.length > 0 ? { further: versionsOfFurther(further) } : {}),
    };
    const isStored = await storeReading(core, data, { ...written, ...more }, from);
    if (!isStored) return false;
  }
  announce(core, data, 'done');
  return true;
};

/** One generation, start to end. Safe to repeat: a finished job is left alone, the result is stored in one transaction. */
export const generateSynthesis = async (core: Core, data: GenerateData): Promise<void> => {
  for (let tries = 0; tries < mostAttempts; tries += 1) if (await attempt(core, data)) return;
  await endJob(core, data, 'failed', 'answers-kept-back');
};
