import type { Core } from '#core/contract/server';
import { matches } from '#modules/matching/public';
import type { SegmentReaders } from '#modules/records/public';
import { Consent } from '../models/consent';
import { SegmentRead } from '../models/segment-read';

interface LastRead {
  readonly consentId: string;
  readonly at: string;
}

/** Whom a client allowed to read a segment, by their consents; a revoked or ended one is named with its end. */
export const segmentReadersOf = (core: Core): SegmentReaders => ({
  list: async (userId, key) => {
    const consents = await Consent.query(core.db)
      .where({ client_id: userId })
      .whereRaw('? = any(segments)', [key])
      .orderBy('starts_at', 'desc');
    if (consents.length === 0) return [];
    const [names, reads] = await Promise.all([
      core.port(matches).listNames(core.db, [...new Set(consents.map((one) => one.practitionerId))]),
      SegmentRead.query(core.db)
        .where({ client_id: userId, segment: key, refused: false })
        .groupBy('consent_id')
        .select('consent_id as consentId', core.db.raw('max(at) as at'))
        .castTo<LastRead[]>(),
    ]);
    return consents.map((one) => ({
      name: names.get(one.practitionerId) ?? null,
      from: one.startsAt,
      until: one.revokedAt ?? one.expiresAt,
      lastReadAt: reads.find(({ consentId }) => consentId === one.id)?.at ?? null,
    }));
  },
});
