import type { SenseLanguage } from '#modules/text-analysis/public';
import { likelyNeeds, readModel } from '../../lib/learned/model';
import type { Sentence } from './sentences';
import { train, writeModel } from './train';

const folds = 4;
const thresholds = [0.2, 0.3, 0.4, 0.5, 0.6, 0.7];

/**
 * Trains on three quarters and asks for the rest, four times. For each threshold: `named`, how many sentences of needs are given one
 * with at least that certainty; `right`, how many of these the right one; `falsely`, how many sentences of no need are given one.
 */
export const crossValidate = (sentences: readonly Sentence[], language: SenseLanguage) => {
  const asked = Array.from({ length: folds }, (_, fold) => fold).flatMap((fold) => {
    const model = readModel(
      writeModel(
        train(
          sentences.filter((_, index) => index % folds !== fold),
          language,
        ),
      ),
    );
    return sentences
      .filter((_, index) => index % folds === fold)
      .map(({ need, text, hits }) => {
        const ranked = [...likelyNeeds(model, text, language, hits)]
          .filter(([id]) => id !== 'none')
          .sort(([, one], [, other]) => other - one);
        return { need, ids: ranked.slice(0, 3).map(([id]) => id), certainty: ranked[0]?.[1] ?? 0 };
      });
  });
  const none = asked.filter(({ need }) => need === 'none');
  const real = asked.filter(({ need }) => need !== 'none');
  const round = (value: number): number => Math.round(value * 1000) / 1000;
  return [
    {
      threshold: 0,
      named: 1,
      right: round(real.filter(({ need, ids }) => ids[0] === need).length / real.length),
      amongThree: round(real.filter(({ need, ids }) => ids.includes(need)).length / real.length),
    },
    ...thresholds.map((threshold) => {
      const named = real.filter(({ certainty }) => certainty >= threshold);
      return {
        threshold,
        named: round(named.length / real.length),
        right: round(named.filter(({ need, ids }) => ids[0] === need).length / Math.max(1, named.length)),
        falsely: round(none.filter(({ certainty }) => certainty >= threshold).length / none.length),
      };
    }),
  ];
};
