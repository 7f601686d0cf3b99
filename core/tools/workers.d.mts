/**
 * How many workers run beside each other: one more than there are cores, since each waits for the database, a browser or a clock
 * a third of its time; fewer where memory is short, at least two, at most as told.
 */
export function workers(most: number): number;
