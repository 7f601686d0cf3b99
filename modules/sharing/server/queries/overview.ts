import type { Core } from '#core/contract/server';
import type { ConsentsOverview } from '../../schemas/consent';
import { Consent } from '../models/consent';
import { Match } from '#modules/matching/server/models/match';
import { Practitioner } from '#modules/matching/server/models/practitioner';
import { presentPractitioner } from '#modules/matching/server/views/match';
import type { SegmentDirectory } from './segment-directory';
import { presentConsent } from '../views/consent';
import { requestsTo } from '../actions/request-segments';

interface LastRead {
  readonly match_id: string;
  readonly segment: string;
  readonly at: string;
}

/** The newest reading of each segment by each practitioner of one client. */
const lastReadsOf = async (core: Core, userId: string): Promise<readonly LastRead[]> =>
  core
    .db('segment_reads')
    .where({ client_id: userId })
    .groupBy('match_id', 'segment')
    .select<LastRead[]>('match_id', 'segment', core.db.raw('max(at) as at'));

/** What a client could open, and to whom what is open. */
export const overviewOf = async (
  core: Core,
  directory: SegmentDirectory,
  userId: string,
): Promise<ConsentsOverview> => {
  const matches = await Match.query(core.db)
    .where({ user_id: userId })
    .whereIn('status', ['requested', 'accepted'])
    .orderBy([{ column: 'requested_at' }, 'id']);
  const [people, consents, requests, reads, filled] = await Promise.all([
    Practitioner.query(core.db).findByIds(matches.map((one) => one.practitionerId)),
    Consent.query(core.db).where({ client_id: userId }).whereNull('revoked_at'),
    requestsTo(core, userId),
    lastReadsOf(core, userId),
    directory.filled(core.db, userId),
  ]);
  return {
    clientId: userId,
    segments: directory.provided.map((key) => ({ key, filled: filled.has(key) })),
    practitioners: matches.flatMap((match) => {
      const practitioner = people.find(({ id }) => id === match.practitionerId);
      const consent = consents.find((one) => one.matchId === match.id);
      if (!practitioner) return [];
      return {
        matchId: match.id,
        matchStatus: match.status,
        matchVersion: match.version,
        practitioner: presentPractitioner(practitioner),
        consent: consent ? presentConsent(consent) : null,
        requests: requests.filter(({ matchId }) => matchId === match.id),
        lastReads: reads.filter(({ match_id }) => match_id === match.id).map(({ segment, at }) => ({ segment, at })),
      };
    }),
  };
};
