import { availableParallelism, totalmem } from 'node:os';

/** Bytes a worker may need. */
const share = 1e9;

/**
 * How many workers run beside each other: one more than there are cores, since each waits for the database, a browser or a clock
 * a third of its time; fewer where memory is short, at least two, at most as told.
 */
export const workers = (most) =>
  Math.max(2, Math.min(most, availableParallelism() + 1, Math.floor(totalmem() / share) - 1));
