import type { Core } from '#core/contract/server';
import type { MatchingJobView, MatchView } from '../schemas/match';
import type { PractitionerView } from '../schemas/practitioner';
import type { Match } from './models/match';
import type { MatchingJob } from './models/matching-job';
import type { Practitioner } from './models/practitioner';
import { isLost } from './service/run-state';
import { openParts } from './service/store-matches';

/** Public fields of a practitioner; an approach that was not given reads 'Holistic'. */
export const presentPractitioner = (one: Practitioner): PractitionerView => ({
  id: one.id,
  name: one.name,
  specializations: one.specializations,
  approach: one.approach ?? 'Holistic',
  experience: one.experience,
  languages: one.languages,
  availability: one.availability,
});

/** A match as its client sees it. */
export const presentMatch = async (core: Core, row: Match, practitioner: Practitioner | null): Promise<MatchView> => {
  const parts = await openParts(core, core.db, row);
  return {
    id: row.id,
    practitionerId: row.practitioner_id,
    compatibilityScore: Number(row.score).toFixed(2),
    reasons: parts
      .filter(({ points }) => points > 0)
      .map(({ reason, quote }) =>
        quote ? `${reason} You wrote in Labor ${quote.laborNumber}: “${quote.text}”` : reason,
      ),
    status: row.status,
    version: row.version,
    updatedAt: row.updated_at,
    parts,
    practitioner: practitioner ? presentPractitioner(practitioner) : null,
  };
};

/** A run as its client sees it; one that lost its worker reads as failed. */
export const presentJob = (job: MatchingJob): MatchingJobView =>
  isLost(job)
    ? { jobId: job.id, status: 'failed', stage: 'failed', failure: 'lost' }
    : { jobId: job.id, status: job.status, stage: job.stage, failure: job.failure };
