import type { ConsentRequestReceipt, ConsentRequestView, ConsentView } from '../../schemas/consent';
import type { Consent } from '../models/consent';
import type { ConsentRequest } from '../models/consent-request';

const stateOf = ({ revoked_at, expires_at, starts_at }: Consent): ConsentView['state'] => {
  const now = Date.now();
  if (revoked_at) return 'revoked';
  if (expires_at && Date.parse(expires_at) <= now) return 'expired';
  return Date.parse(starts_at) > now ? 'scheduled' : 'live';
};

/** A consent as both of its sides see it. */
export const presentConsent = (row: Consent): ConsentView => ({
  id: row.id,
  matchId: row.match_id,
  segments: row.segments,
  startsAt: row.starts_at,
  expiresAt: row.expires_at,
  state: stateOf(row),
  version: row.version,
  updatedAt: row.updated_at,
});

/** A practitioner's request with its sentence opened, for the client. */
export const presentRequest = (row: ConsentRequest, note: string | null): ConsentRequestView => ({
  id: row.id,
  matchId: row.match_id,
  segments: row.segments,
  reason: row.reason,
  note,
  createdAt: row.created_at,
});

/** The answer to a practitioner who asked: what was asked, nothing of the client. */
export const presentReceipt = (row: ConsentRequest): ConsentRequestReceipt => ({
  id: row.id,
  matchId: row.match_id,
  segments: row.segments,
  reason: row.reason,
  createdAt: row.created_at,
});
