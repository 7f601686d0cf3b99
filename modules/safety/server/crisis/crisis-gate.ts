import type { Core } from '#core/contract/server';
import { assessCrisisInTurns } from '../../lib/crisis/assess-crisis';
import { toAssessment } from '../../lib/crisis/crisis';
import type { CrisisGate } from '../../public';
import { createLikeness } from './likeness';

/** Asks the rules and what was learned next to them, and the model where neither finds what calls for help; without it while it cannot be had. */
export const createCrisisGate = ({ ai, log }: Pick<Core, 'ai' | 'log'>): CrisisGate => {
  const findLikeness = createLikeness(ai.embedder);
  return {
    assess: async (text, known) => {
      const byRules = known ?? (await assessCrisisInTurns(text));
      if (byRules.level >= 2) return byRules;
      try {
        return toAssessment([...byRules.findings, ...(await findLikeness(text))]);
      } catch (error) {
        log.warn('crisis gate ran without the model', { why: error instanceof Error ? error.message : 'unknown' });
        return byRules;
      }
    },
  };
};
