import type { Core } from '#core/contract/server';
import { profiles } from '#modules/profile/public';
import type { ReplacedPart, SynthesisJobView, SynthesisView } from '../../schemas/synthesis';
import { isLost } from '../jobs/job-state';
import type { Replaced } from '../jobs/store-reading';
import type { Synthesis } from '../models/synthesis';
import { SynthesisFeedback } from '../models/synthesis-feedback';
import type { SynthesisJob } from '../models/synthesis-job';
import { listUnheard } from '../policies/readable';
import { contentOf, frameworksOf } from '../views/report-text';
import { findNotes } from './notes';
import { countNewer } from './preparation';
import { findReaders } from './readers';
import { openShownReading } from './shown-reading';

/** A job as its client sees it; one that lost its worker reads as failed. */
export const presentJob = (job: SynthesisJob): SynthesisJobView =>
  isLost(job)
    ? { jobId: job.id, status: 'failed', stage: 'failed', failure: 'lost' }
    : { jobId: job.id, status: job.status, stage: job.stage, failure: job.failure };

const titled = ({ itemId, parts, instead }: Replaced, isHidden: boolean): ReplacedPart => {
  const title = parts.find(({ id }) => id === itemId)?.title ?? null;
  return { itemId, title: isHidden ? null : title, instead };
};

/** One version as its owner sees it, with what changed since. */
export const presentSynthesis = async (core: Core, row: Synthesis): Promise<SynthesisView> => {
  const [{ reading, engine, help, hidden, answers, replaced = [] }, profile, feedback, notes, readers] =
    await Promise.all([
      openShownReading(core, core.db, row, 'owner'),
      core.port(profiles).summaryOf(row.userId),
      SynthesisFeedback.query(core.db).where({ synthesis_id: row.id }),
      findNotes(core, core.db, row.userId, row.id),
      findReaders(core, row.userId),
    ]);
  const unheard = listUnheard(answers);
  return {
    id: row.id,
    version: row.version,
    generatedAt: row.createdAt,
    engine,
    // What was hidden leaves no empty paragraphs.
    content: contentOf(reading).replace(/\n{3,}/g, '\n\n'),
    themes: reading.themes.map(({ title, description }) => ({ title, description })),
    frameworks: frameworksOf(reading),
    reading,
    help: help ?? false,
    newerResponses: countNewer(row, answers),
    ...(unheard.length > 0 ? { unheard } : {}),
    ...(hidden.length > 0 ? { hiddenLabors: [...hidden] } : {}),
    profileChanged: profile !== null && profile.version !== row.profileVersion,
    feedback: Object.fromEntries(feedback.map(({ itemId, verdict }) => [itemId, verdict])),
    ...(notes.length > 0 ? { notes: Object.fromEntries(notes.map(({ itemId, note }) => [itemId, note])) } : {}),
    ...(replaced.length > 0 ? { replaced: replaced.map((one) => titled(one, hidden.length > 0)) } : {}),
    ...(readers.length > 0 ? { readers } : {}),
  };
};
