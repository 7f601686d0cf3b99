import type { User } from '#core/contract/route';
import type { MatchPart, MatchView } from '../../schemas/match';
import type { MatchForOthers, MatchStatus } from '../../schemas/match-status';
import type { Match } from '../models/match';
import type { Practitioner } from '../models/practitioner';
import { nextOf } from '../policies/match';
import { reasonOf } from '../policies/reasons';
import { toPractitionerView } from './practitioner';

/** What a client may do with a match now: nobody can be asked who could not answer or has no time to offer. */
const clientCan = (row: Match, practitioner: Practitioner | null, bookable: ReadonlySet<string>): MatchStatus[] => {
  const reachable = practitioner !== null && practitioner.availability !== 'closed' && bookable.has(practitioner.id);
  return nextOf('client', row.status).filter((status) => status !== 'requested' || reachable);
};

/** A match as its client sees it, with its decrypted parts. `bookable` are the practitioners who can be booked. */
export const toMatchView = (
  row: Match,
  parts: MatchPart[],
  practitioner: Practitioner | null,
  bookable: ReadonlySet<string>,
): MatchView => ({
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
  practitioner: practitioner ? toPractitionerView(practitioner) : null,
});

/** A match for an admin, or in the answer to a change: where it stands, nothing of the client. */
export const toMatchForOthers = (user: User, row: Match): MatchForOthers => ({
  id: row.id,
  compatibilityScore: Number(row.score).toFixed(2),
  status: row.status,
  version: row.version,
  updatedAt: row.updatedAt,
  can: [...nextOf(user.role, row.status)],
});
