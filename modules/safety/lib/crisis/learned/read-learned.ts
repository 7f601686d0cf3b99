import type { SenseLanguage } from '#modules/text-analysis/public';
import { crisisWeights } from '../../../data/crisis-weights';
import type { CrisisCategory, CrisisLevel } from '../crisis';
import { type Features, featuresOf } from './features';

/** Sizes below which a text counts as short, and the share of meaning next to words; used in training too. */
export const scalesOf = ({ words, meaning }: { readonly words: number; readonly meaning: number }) => ({
  words: 1 / Math.sqrt(Math.max(words, 60)),
  meaning: 1.5 / Math.sqrt(Math.max(meaning, 20)),
});

/** Weights as they are stored: for each feature three bytes of its number, then a byte for each output. */
const decode = ({
  step,
  bias,
  data,
}: {
  readonly step: number;
  readonly bias: readonly number[];
  readonly data: string;
}) => {
  const read = () => {
    const bytes = Buffer.from(data, 'base64');
    const at = new Map<number, number>();
    for (let from = 0; from < bytes.length; from += 3 + bias.length) at.set(bytes.readUIntBE(from, 3), from + 3);
    return { bytes, at };
  };
  let known: ReturnType<typeof read> | null = null;
  return (features: Features): readonly number[] => {
    // With the first text: most starts of the product read none.
    known ??= read();
    const { bytes, at } = known;
    const sum = (found: ReadonlySet<number>): readonly number[] => {
      const sums = bias.map(() => 0);
      for (const feature of found) {
        const from = at.get(feature);
        if (from === undefined) continue;
        for (const output of sums.keys()) sums[output] = (sums[output] as number) + bytes.readInt8(from + output);
      }
      return sums;
    };
    const scales = scalesOf({ words: features.words.size, meaning: features.meaning.size });
    const [words, meaning] = [sum(features.words), sum(features.meaning)];
    return bias.map(
      (one, output) =>
        one + step * ((words[output] as number) * scales.words + (meaning[output] as number) * scales.meaning),
    );
  };
};

const scorers = {
  en: decode(crisisWeights.en),
  de: decode(crisisWeights.de),
  es: decode(crisisWeights.es),
};
const scoreTopics = decode(crisisWeights.topics);

/** What a text in danger may be about, in the order in which `topics` gives them. */
export const topics = ['self', 'violence', 'abuse', 'psychosis', 'harm-to-others'] as const;

const categoryOf = (features: Features, level: CrisisLevel): CrisisCategory => {
  const scores = scoreTopics({ words: new Set(), meaning: features.meaning });
  const topic = topics[scores.indexOf(Math.max(...scores))] ?? 'self';
  if (topic !== 'self') return topic;
  return level === 1 ? 'hopelessness' : level === 2 ? 'thoughts' : 'intent';
};

/** What was learned says of a text. */
export interface LearnedReading {
  readonly level: CrisisLevel;
  readonly category: CrisisCategory;
  /** The highest level at which it lets a finding of a rule stand: rules know words, and this whether such words were danger elsewhere. */
  readonly confirmed: 1 | 2 | 3;
  /** Worth reading together with its neighbours. */
  readonly isNear: boolean;
}

/** How far below the quiet line a sentence is still read with the one before it. */
const margin = 1.5;
/** How much more is asked of a sentence that was excused. */
const surer = 2;

/** Rules found words of danger in it, and a denial, the past or an idiom excused them all. */
const isExcused = (flags: readonly string[]): boolean =>
  flags.some((flag) => /^(?:excused|unless) /.test(flag)) && !flags.some((flag) => flag.startsWith('stands '));

const doubtful = new Set<string>([
  ...crisisWeights.en.doubtful,
  ...crisisWeights.de.doubtful,
  ...crisisWeights.es.doubtful,
]);
/** Whether a rule raised a sentence of a client in no danger, so that what it finds needs to be confirmed. */
export const isDoubtful = (why: string): boolean => doubtful.has(why);

/** Reads plain words, of one sentence or of two that follow each other. */
export const readLearned = (plain: string, language: SenseLanguage, flags: readonly string[]): LearnedReading => {
  const features = featuresOf(plain, language, flags);
  const { quiet, second, first, confirmed, confirmedFirst } = crisisWeights[language];
  const [any = 0, help = 0, grave = 0] = scorers[language](features);
  const more = isExcused(flags) ? surer : 0;
  const isHelped = help > second + more;
  const level = isHelped && grave > first ? 3 : isHelped ? 2 : any > quiet + more ? 1 : 0;
  const category = level === 0 ? 'hopelessness' : categoryOf(features, level);
  return {
    level,
    category,
    confirmed: help <= confirmed ? 1 : grave <= confirmedFirst && help <= second ? 2 : 3,
    isNear: any > quiet - margin,
  };
};
