import type { ConsentRow } from '../../schemas/consent';

/** One call that changes a consent. */
export interface ConsentStep {
  readonly method: 'POST' | 'PATCH' | 'DELETE';
  readonly path: string;
  readonly body?: object;
  readonly ifMatch?: number;
}

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
  if (!consent || !isOpen(row))
    return wanted.length === 0
      ? null
      : {
          method: 'POST',
          path: '/api/consents',
          body: { matchId, segments: wanted, expiresAt: endOf(days === undefined ? usualDays : days) },
        };
  const path = `/api/consents/${consent.id}`;
  if (wanted.length === 0) return { method: 'DELETE', path };
  const body = { segments: wanted, ...(days === undefined ? {} : { expiresAt: endOf(days) }) };
  return { method: 'PATCH', path, body, ifMatch: consent.version };
};
