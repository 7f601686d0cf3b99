/** First and last Julian day (TT) for which the builder samples the Moon: the tables' span and some days for light time. */
export const SAMPLE_START = 2_414_848;
export const SAMPLE_END = 2_470_232;
/** Length in days of one piece of the intermediate Moon polynomial, and Chebyshev nodes in it. */
export const MOON_STEP = 4;
export const MOON_NODES = 14;
export const MOON_SEGMENTS = (SAMPLE_END - SAMPLE_START) / MOON_STEP;

/** Chebyshev nodes of one piece as Julian days, in the order in which their cosines run from near 1 to near -1. */
export function moonSampleTimes(segment: number): number[] {
  const middle = SAMPLE_START + (segment + 0.5) * MOON_STEP;
  return Array.from(
    { length: MOON_NODES },
    (_, k) => middle + (MOON_STEP / 2) * Math.cos((Math.PI * (k + 0.5)) / MOON_NODES),
  );
}
