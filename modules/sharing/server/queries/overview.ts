import type { Core } from '#core/contract/server';
import { matches } from '#modules/matching/public';
import type { ConsentsOverview } from '../../schemas/consent';
import { Consent } from '../models/consent';
import { toConsentView } from '../views/consent';
import { listRequestsTo } from './requests';
import type { SegmentDirectory } from './segment-directory';
import { listWithheld } from './withheld';

interface LastRead {
  readonly match_id: string;
  readonly segment: string;
  readonly at: string;
}

/** The newest reading of each segment by each practitioner of one client. */
const listLastReads = async (core: Core, userId: string): Promise<readonly LastRead[]> =>
  core
    .db('segment_reads')
    .where({ client_id: userId, refused: false })
    .groupBy('match_id', 'segment')
    .select<LastRead[]>('match_id', 'segment', core.db.raw('max(at) as at'));

/** What a client could open, and to whom what is open. */
export const getOverview = async (
  core: Core,
  directory: SegmentDirectory,
  userId: string,
): Promise<ConsentsOverview> => {
  const [ongoing, consents, requests, reads, filled, withheld] = await Promise.all([
    core.port(matches).listOngoing(core.db, userId),
    Consent.query(core.db).where({ client_id: userId }).whereNull('revoked_at'),
    listRequestsTo(core, userId),
    listLastReads(core, userId),
    directory.filled(core.db, userId),
    listWithheld(core, core.db, [userId]),
  ]);
  return {
    clientId: userId,
    segments: directory.provided.map((key) => ({
      key,
      filled: filled.has(key),
      ...(withheld.get(userId)?.has(key) ? { withheld: true as const } : {}),
    })),
    practitioners: ongoing.map(({ matchId, status, version, practitioner }) => {
      const consent = consents.find((one) => one.matchId === matchId);
      return {
        matchId,
        matchStatus: status,
        matchVersion: version,
        practitioner,
        consent: consent ? toConsentView(consent) : null,
        requests: requests.filter((one) => one.matchId === matchId),
        lastReads: reads.filter((one) => one.match_id === matchId).map(({ segment, at }) => ({ segment, at })),
      };
    }),
  };
};
