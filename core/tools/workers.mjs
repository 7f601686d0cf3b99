import { availableParallelism, totalmem } from 'node:os';

/** Bytes a worker may need. */
const share = 1e9;

/**
 * How many workers run at once: one per core that the memory suffices for, and `more` where each waits for something
 * else a third of its time; at least two, at most as configured.
 */
export const workers = (most, more = 0) =>
  Math.max(2, Math.min(most, availableParallelism() + more, Math.floor(totalmem() / share) - 1));
