import type { Ai } from '#core/contract/ai';

/** A crisis gate that nothing raises: for invented texts. */
export const calm: Pick<Ai, 'crisis' | 'crisisPhrases'> = {
  crisis: async () => ({ hit: false, by: 'none' }),
  crisisPhrases: () => [],
};
