import type { LocalTimeResolver } from '../input';
import file from './vectors.json';

/** One published birth with everything that is expected of its chart. */
export type Vector = (typeof file.vectors)[number];
export const vectors: readonly Vector[] = file.vectors;

/** Answers with the instant that a vector states, so that the engine is tested apart from zone history. */
export const resolverOf =
  ({ expected }: Vector): LocalTimeResolver =>
  () => ({
    utc: expected.utc,
    offsetSeconds: expected.utcOffsetSeconds,
    status: expected.localTimeStatus as 'normal' | 'gap' | 'overlap',
  });
