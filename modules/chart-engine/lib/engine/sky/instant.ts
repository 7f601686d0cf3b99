import { ChartInputError } from '../errors';
import { FIRST_YEAR, LAST_YEAR } from '../input';

/** First instant that is served, and the first that no longer is (Unix milliseconds). */
export const FIRST_INSTANT = Date.UTC(FIRST_YEAR, 0, 1);
export const END_OF_INSTANTS = Date.UTC(LAST_YEAR + 1, 0, 1);

/** Passes on a Unix time in milliseconds within the years of the engine; throws a ChartInputError for any other. */
export function checkInstant(ms: number): number {
  if (!Number.isFinite(ms)) {
    throw new ChartInputError('instant-malformed', 'at', 'The instant must be written like 2026-03-29T10:00:00Z.');
  }
  if (ms < FIRST_INSTANT || ms >= END_OF_INSTANTS) {
    const message = `The sky is known from ${FIRST_YEAR} to ${LAST_YEAR}; this instant lies outside.`;
    throw new ChartInputError('instant-out-of-range', 'at', message);
  }
  return ms;
}

/** No clock of those years was further from Greenwich, so that a first or last civil day reaches this far beyond the years (milliseconds). */
const FARTHEST_CLOCK = 16 * 3_600_000;

/** The same for the instant of a birth, whose civil date alone has to lie within the years. */
export function checkBirthInstant(ms: number): number {
  const within = Math.max(FIRST_INSTANT, Math.min(END_OF_INSTANTS - 1, ms));
  return Math.abs(ms - within) <= FARTHEST_CLOCK ? ms : checkInstant(ms);
}
