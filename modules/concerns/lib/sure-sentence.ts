import type { Hit } from './field-hits';
import { type LearnedAlone, placeByWords } from './learned/learned-needs';

/** What the learned part counts next to the fields. */
const learnedCounts = 0.85;
const fieldsCount = 0.75;
/** Below this the learned part says nothing. */
const leastLearned = 0.08;
/** What it counts where no field has a word, and how much at most: such a need ranks and is never suggested. */
const learnedAlone = 0.8;
const mostAlone = 0.44;
/** Words of a field count in full from this share on, and this much where the learned part sees nothing of the need. */
const agreed = 0.2;
const unsupported = 0.3;

/** `learned`: undefined for needs that the learned part does not know. */
export const combined = (fields: number, learned: number | undefined): number => {
  const support = learned === undefined ? 1 : unsupported + (1 - unsupported) * Math.min(1, learned / agreed);
  const counted = learned === undefined || learned < leastLearned ? 0 : learnedCounts * learned;
  return 1 - (1 - fieldsCount * support * fields) * (1 - counted);
};

/** Words of a field may be denied or quoted; without any, only what is affirmed points to a need. */
export const affirmedAlone = (likely: number): number => Math.min(mostAlone, learnedAlone * likely);

/** From here on the learned part takes a sentence for one that speaks of the need. */
export const likelyEnough = 0.4;
/** From here on it is certain of it. */
const certain = 0.93;
/** Words of a field that speak only together stand for it where the learned part gives it as much: two nearly all, three some. */
const likelyTogether: readonly (readonly [words: number, least: number])[] = [
  [2, 0.9],
  [3, 0.2],
];
/** A strong word with as many others is sure from this share on, even where the rest of the sentence points elsewhere. */
const othersEnough = 2;
const likelyWithOthers = 0.65;

/**
 * True of a sentence that surely speaks of the need: a word of a field may be meant in another sense ("what holds me back"), so the rest
 * of the sentence has to point there as well. `train-weights.ts` prints how many of the sentences that are sure by this speak of the need.
 */
export const isSure = (hits: readonly Hit[], learned: LearnedAlone, id: string): boolean => {
  const strongs = hits.filter(({ strong, sure }) => strong && sure);
  const weaks = hits.filter(({ strong, sure }) => !strong && sure);
  const likely = learned.shares.get(id) ?? 0;
  const { place, none } = placeByWords(learned, id);
  const others = new Set(weaks.map(({ key }) => key)).size;
  if (strongs.length === 0)
    return none < 0.5 && likelyTogether.some(([needed, least]) => others >= needed && likely >= least);
  // A second word of the field that is no part of the first.
  const hasWitness =
    new Set(strongs.map(({ key }) => key)).size > 1 ||
    weaks.some(({ key }) => !strongs.some((one) => one.key.startsWith(key)));
  return (
    (likely >= likelyEnough && none < 0.5 && place <= 3) ||
    (hasWitness && none < 0.65 && place <= 20) ||
    (likely >= (hasWitness ? 0.65 : 0.85) && none < 0.5) ||
    (likely >= certain && none < 0.5 && place <= 20) ||
    (others >= othersEnough && likely >= likelyWithOthers)
  );
};
