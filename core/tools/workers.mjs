import { availableParallelism, totalmem } from 'node:os';

/** Bytes a worker may need. */
const share = 1e9;

/** How many workers run beside each other: one per core that the memory suffices for; at least two, at most as told. */
export const workers = (most) =>
  Math.max(2, Math.min(most, availableParallelism(), Math.floor(totalmem() / share) - 1));
