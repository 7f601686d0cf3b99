import type { Core } from '#core/contract/server';
import { type LaborAnswer, labors } from '#modules/labors/public';
import { profiles } from '#modules/profile/public';
import type { SynthesisJobView, SynthesisView } from '../schemas/synthesis';
import { contentOf, frameworksOf } from './content';
import type { Synthesis } from './models/synthesis';
import { SynthesisFeedback } from './models/synthesis-feedback';
import type { SynthesisJob } from './models/synthesis-job';
import { isLost } from './service/job-state';
import { openDocument } from './service/store';

/** A job as its client sees it; one that lost its worker reads as failed. */
export const presentJob = (job: SynthesisJob): SynthesisJobView =>
  isLost(job)
    ? { jobId: job.id, status: 'failed', stage: 'failed', failure: 'lost' }
    : { jobId: job.id, status: job.status, stage: job.stage, failure: job.failure };

/** Answers that are newer than a reading, new to it, or were taken back since. */
const newerThan = ({ sources }: Synthesis, answers: readonly LaborAnswer[]): number => {
  const now = new Map(answers.map(({ laborNumber, version }) => [String(laborNumber), version]));
  return [...new Set([...now.keys(), ...Object.keys(sources)])].filter((key) => now.get(key) !== sources[key]).length;
};

/** One version as its owner sees it, with what changed since. */
export const presentSynthesis = async (core: Core, row: Synthesis): Promise<SynthesisView> => {
  const [{ reading, engine, help }, answers, profile, feedback] = await Promise.all([
    openDocument(core, core.db, row),
    core.port(labors).answersFor(row.userId, 'reading'),
    core.port(profiles).summaryOf(row.userId),
    SynthesisFeedback.query(core.db).where({ synthesis_id: row.id }),
  ]);
  return {
    id: row.id,
    version: row.version,
    generatedAt: row.createdAt,
    engine,
    content: contentOf(reading),
    themes: reading.themes.map(({ title, description }) => ({ title, description })),
    frameworks: frameworksOf(reading),
    reading,
    help: help ?? false,
    newerResponses: newerThan(row, answers),
    profileChanged: profile !== null && profile.version !== row.profileVersion,
    feedback: Object.fromEntries(feedback.map(({ itemId, verdict }) => [itemId, verdict])),
  };
};
