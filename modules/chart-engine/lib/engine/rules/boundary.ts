import { boundaryDistance, LINE_DEGREES, wheelPosition } from './wheel';

/** Nearer to a line boundary than this (arcseconds), another good ephemeris may give the neighbouring line. */
export const BORDERLINE = 0.5;

/** How near a longitude stands to a line boundary, for the grade of one activation; needs nothing but the longitude. */
export interface Boundary {
  /** Arcseconds to the nearest boundary, 0 to 1687.5 (half a line). */
  arcsec: number;
  grade: 'exact' | 'borderline';
  /** What lies on the other side of that boundary. */
  beyond: { gate: number; line: number };
}

const gradeOf = (arcsec: number): Boundary['grade'] => (arcsec < BORDERLINE ? 'borderline' : 'exact');

/** Distance, grade and neighbour of a longitude in degrees. Runs in the browser as well. */
export function boundaryOf(longitude: number): Boundary {
  const arcsec = boundaryDistance(longitude);
  const here = wheelPosition(longitude);
  const half = LINE_DEGREES / 2;
  // Half a line ahead lies the next line exactly when the nearest boundary is the end of this one.
  const ahead = wheelPosition(longitude + half);
  const { gate, line } = ahead.gate === here.gate && ahead.line === here.line ? wheelPosition(longitude - half) : ahead;
  return { arcsec, grade: gradeOf(arcsec), beyond: { gate, line } };
}
