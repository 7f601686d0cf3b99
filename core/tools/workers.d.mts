/**
 * How many workers run beside each other: one per core that the memory suffices for, and `more` where each waits for something
 * else a third of its time; at least two, at most as told.
 */
export function workers(most: number, more?: number): number;
