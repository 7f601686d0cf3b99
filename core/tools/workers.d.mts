/** How many workers run beside each other: one per core that the memory suffices for; at least two, at most as told. */
export function workers(most: number): number;
