import { api } from '#core/web';
import type { ConsentRow, ConsentView } from '../../schemas/consent';
import { changeConsent, grantConsent, revokeConsent } from '../../schemas/endpoints';

/** A call that changes a consent and answers with what it is then; null once it is withdrawn. */
export type ConsentStep = () => Promise<ConsentView | null>;

const day = 86_400_000;
/** For how long a first consent is given unless the client chose. */
export const usualDays = 90;

const endOf = (days: number | null): string | null =>
  days === null ? null : new Date(Date.now() + days * day).toISOString();

/** True while the consent of a row opens something, or will once the match is accepted. */
export const isOpen = ({ consent }: ConsentRow): boolean =>
  consent !== null && (consent.state === 'live' || consent.state === 'scheduled');

/** Segments that are open to the practitioner of a row, by what the server said last. */
export const openSegments = (row: ConsentRow): readonly string[] => (isOpen(row) ? (row.consent?.segments ?? []) : []);

/** The call that makes exactly `wanted` open; null when nothing is to be done. Without `days` the end stays as it is. */
export const stepFor = (
  row: ConsentRow,
  wanted: readonly string[],
  days: number | null | undefined,
): ConsentStep | null => {
  const { consent, matchId } = row;
  const segments = [...wanted];
  if (!consent || !isOpen(row)) {
    const body = { matchId, segments, expiresAt: endOf(days === undefined ? usualDays : days) };
    return segments.length === 0 ? null : () => api(grantConsent, { body });
  }
  const { id, version } = consent;
  if (segments.length === 0)
    return async () => {
      await api(revokeConsent, { params: { id } });
      return null;
    };
  const body = { segments, ...(days === undefined ? {} : { expiresAt: endOf(days) }) };
  return () => api(changeConsent, { params: { id }, body }, { ifMatch: version });
};
