import type { Knex } from 'knex';
import type { Core } from '#core/contract/server';
import type { MatchingJobView, MatchView } from '../../schemas/match';
import type { MatchStatus } from '../../schemas/match-status';
import type { PractitionerView } from '../../schemas/practitioner';
import { nextOf } from '../policies/match';
import { reasonOf } from '../policies/reasons';
import type { Match } from '../models/match';
import type { MatchingJob } from '../models/matching-job';
import type { Practitioner } from '../models/practitioner';
import { isLost } from '../actions/fail-run';
import { openParts } from '../actions/save-matches';

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

/** What a client may do with a match now: nobody can be asked who could not answer or has no time to offer. */
const clientCan = (row: Match, practitioner: Practitioner | null, bookable: ReadonlySet<string>): MatchStatus[] => {
  const reachable = practitioner !== null && practitioner.availability !== 'closed' && bookable.has(practitioner.id);
  return nextOf('client', row.status).filter((status) => status !== 'requested' || reachable);
};

/** A match as its client sees it. `bookable` are the practitioners who can be booked. */
export const presentMatch = async (
  core: Core,
  db: Knex,
  row: Match,
  practitioner: Practitioner | null,
  bookable: ReadonlySet<string>,
): Promise<MatchView> => {
  const parts = await openParts(core, db, row);
  return {
    id: row.id,
    practitionerId: row.practitionerId,
    compatibilityScore: Number(row.score).toFixed(2),
    reasons: parts.filter(({ points }) => points > 0).map(reasonOf),
    status: row.status,
    declineReason: row.declineReason,
    can: clientCan(row, practitioner, bookable),
    version: row.version,
    updatedAt: row.updatedAt,
    parts,
    practitioner: practitioner ? presentPractitioner(practitioner) : null,
  };
};

/** A run as its client sees it; one that lost its worker reads as failed. */
export const presentJob = (job: MatchingJob): MatchingJobView =>
  isLost(job)
    ? { jobId: job.id, status: 'failed', stage: 'failed', failure: 'lost' }
    : { jobId: job.id, status: job.status, stage: job.stage, failure: job.failure };
