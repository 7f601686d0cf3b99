import { invalid } from '#core/contract/errors';
import type { SegmentDirectory } from '../queries/segment-directory';

/** What a consent opens and for how long; both instants in ISO, `expiresAt` null for no end. */
export interface Terms {
  readonly segments: readonly string[];
  readonly startsAt: string;
  readonly expiresAt: string | null;
}

/** Checks what a client wants; throws 422 with the field. */
export const checkedTerms = (directory: SegmentDirectory, { segments, startsAt, expiresAt }: Terms): Terms => {
  const unknown = segments.findIndex((key) => !directory.isKnown(key));
  if (unknown >= 0) throw invalid(`segments.${unknown}`, 'There is no such segment.');
  if (expiresAt !== null && Date.parse(expiresAt) <= Date.now())
    throw invalid('expiresAt', 'Choose a moment in the future.');
  if (expiresAt !== null && Date.parse(expiresAt) <= Date.parse(startsAt))
    throw invalid('expiresAt', 'Choose a moment after the beginning.');
  return {
    segments: directory.sorted(segments),
    startsAt: new Date(startsAt).toISOString(),
    expiresAt: expiresAt === null ? null : new Date(expiresAt).toISOString(),
  };
};

const instant = (value: string | null): number | null => (value === null ? null : Date.parse(value));

/** True when both open the same for the same time. */
export const sameTerms = (a: Terms, b: Terms): boolean =>
  a.segments.join() === b.segments.join() &&
  instant(a.startsAt) === instant(b.startsAt) &&
  instant(a.expiresAt) === instant(b.expiresAt);

/** What a consent opens and for how long. */
export const termsOf = ({ segments, startsAt, expiresAt }: Terms): Terms => ({ segments, startsAt, expiresAt });
