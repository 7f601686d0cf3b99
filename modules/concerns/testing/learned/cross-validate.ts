import type { SenseLanguage } from '#modules/text-analysis/public';
import { likelyNeeds, readModel } from '../../lib/learned/model';
import { quotedFor } from './quotes';
import type { Sentence } from './sentences';
import { train, writeModel } from './train';

const folds = 4;
const thresholds = [0.2, 0.3, 0.4, 0.5, 0.6, 0.7];

/** Texts of one writer stand next to each other, so that a quarter of each need in a row leaves out whole writers. */
const foldOf = ({ position }: Sentence): number => Math.floor(position * folds);

/**
 * Trains on three quarters and asks for the rest, four times. For each threshold: `named`, how many sentences of needs are given one
 * with at least that certainty; `right`, how many of these the right one; `falsely`, how many sentences of no need are given one.
 * The last row is of sentences that may be quoted: how many for each text, how many of these for the right need, and how many for each
 * text of no need.
 */
export const crossValidate = (sentences: readonly Sentence[], language: SenseLanguage) => {
  const asked = Array.from({ length: folds }, (_, fold) => fold).flatMap((fold) => {
    const model = readModel(
      writeModel(
        train(
          sentences.filter((one) => foldOf(one) !== fold),
          language,
        ),
      ),
    );
    return sentences
      .filter((one) => foldOf(one) === fold)
      .map(({ need, text, hits }) => {
        const ranked = [...likelyNeeds(model, text, language, hits)]
          .filter(([id]) => id !== 'none')
          .sort(([, one], [, other]) => other - one);
        return {
          need,
          ids: ranked.slice(0, 3).map(([id]) => id),
          certainty: ranked[0]?.[1] ?? 0,
          quoted: quotedFor(model, text, language),
        };
      });
  });
  const none = asked.filter(({ need }) => need === 'none');
  const real = asked.filter(({ need }) => need !== 'none');
  const quotes = asked.flatMap(({ need, quoted }) => quoted.map((id) => ({ need, id })));
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
    {
      quotes: round(quotes.length / asked.length),
      right: round(quotes.filter(({ need, id }) => need === id).length / Math.max(1, quotes.length)),
      falsely: round(quotes.filter(({ need }) => need === 'none').length / none.length),
    },
  ];
};
