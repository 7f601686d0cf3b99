import type { ConsentRequestReceipt, ConsentRequestView, ConsentView } from '../../schemas/consent';
import type { Consent } from '../models/consent';
import type { ConsentRequest } from '../models/consent-request';

const stateOf = ({ revokedAt, expiresAt, startsAt }: Consent): ConsentView['state'] => {
  const now = Date.now();
  if (revokedAt) return 'revoked';
  if (expiresAt && Date.parse(expiresAt) <= now) return 'expired';
  return Date.parse(startsAt) > now ? 'scheduled' : 'live';
};

/** A consent as both of its sides see it. */
export const toConsentView = (row: Consent): ConsentView => ({
  id: row.id,
  matchId: row.matchId,
  segments: row.segments,
  startsAt: row.startsAt,
  expiresAt: row.expiresAt,
  state: stateOf(row),
  version: row.version,
  updatedAt: row.updatedAt,
});

/** A practitioner's request with its sentence opened, for the client. */
export const toRequestView = (row: ConsentRequest, note: string | null): ConsentRequestView => ({
  id: row.id,
  matchId: row.matchId,
  segments: row.segments,
  reason: row.reason,
  note,
  createdAt: row.createdAt,
});

/** The answer to a practitioner who asked: what was asked, nothing of the client. */
export const toReceipt = (row: ConsentRequest): ConsentRequestReceipt => ({
  id: row.id,
  matchId: row.matchId,
  segments: row.segments,
  reason: row.reason,
  createdAt: row.createdAt,
});
