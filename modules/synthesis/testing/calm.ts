import type { CrisisGate } from '#modules/safety/public';

/** A crisis gate that nothing raises: for invented texts. */
export const calm: CrisisGate = { assess: async () => ({ level: 0, categories: [], findings: [] }) };
