import type { Core } from '#core/contract/server';
import { assessCrisis } from '../../lib/crisis/assess-crisis';
import { toAssessment } from '../../lib/crisis/crisis';
import type { CrisisGate } from '../../public';
import { createLikeness } from './likeness';

/** Asks the rules, and the model where they find nothing that calls for help; the rules alone while it cannot be had. */
export const createCrisisGate = ({ ai, log }: Pick<Core, 'ai' | 'log'>): CrisisGate => {
  const findLikeness = createLikeness(ai.embedder);
  return {
    assess: async (text) => {
      const byRules = assessCrisis(text);
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
