import type { SenseLanguage } from '#modules/text-analysis/public';
import { buckets, featuresOf } from '../../lib/learned/features';
import { rarityStep, type WeightsHeader, weighed } from '../../lib/learned/model';
import type { Sentence } from './sentences';

/** How a model descends: rounds over all sentences, the first step, and what a weight loses at each. */
export interface Descent {
  readonly rounds: number;
  readonly firstRate: number;
  readonly shrink: number;
}
const ofWords: Descent = { rounds: 14, firstRate: 8, shrink: 3e-5 };
const biasRate = 0.02;
/** How rare a bucket is takes one byte. */
const rarestStep = 255;
/** A feature seen in one sentence alone is left out. */
const seenLeast = 2;
/** Weights kept for one language: those that move scores most over all sentences, since rare features have the largest ones. */
const weightsKept = 600_000;

/** The same numbers for the same training, on every machine. */
const createRandom = (seed: number) => {
  let state = seed;
  return (): number => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
};

const shuffle = <T>(items: T[], random: () => number): void => {
  for (let index = items.length - 1; index > 0; index -= 1) {
    const other = Math.floor(random() * (index + 1));
    [items[index], items[other]] = [items[other] as T, items[index] as T];
  }
};

const rarityOf = (sentences: readonly Sentence[], language: SenseLanguage): Map<number, number> => {
  const seen = new Map<number, number>();
  for (const { text } of sentences)
    for (const bucket of featuresOf(text, language).keys()) seen.set(bucket, (seen.get(bucket) ?? 0) + 1);
  return new Map(
    [...seen]
      .filter(([, count]) => count >= seenLeast)
      .map(([bucket, count]) => [
        bucket,
        Math.min(rarestStep, Math.round(Math.log(sentences.length / count) / rarityStep)) * rarityStep,
      ]),
  );
};

interface Trained {
  readonly weights: Float32Array;
  readonly bias: Float64Array;
}

export const descend = (
  examples: readonly { readonly target: number; readonly features: readonly (readonly [number, number])[] }[],
  classes: number,
  { rounds, firstRate, shrink }: Descent,
): Trained => {
  const weights = new Float32Array(buckets * classes);
  const bias = new Float64Array(classes);
  const scores = new Float64Array(classes);
  const random = createRandom(7);
  const order = [...examples];
  for (let round = 0; round < rounds; round += 1) {
    shuffle(order, random);
    const rate = firstRate / (1 + round * 0.3);
    for (const { target, features } of order) {
      scores.set(bias);
      for (const [bucket, value] of features)
        for (let at = 0; at < classes; at += 1)
          scores[at] = (scores[at] as number) + (weights[bucket * classes + at] as number) * value;
      let most = Number.NEGATIVE_INFINITY;
      for (const score of scores) if (score > most) most = score;
      let sum = 0;
      for (let at = 0; at < classes; at += 1) {
        scores[at] = Math.exp((scores[at] as number) - most);
        sum += scores[at] as number;
      }
      for (let at = 0; at < classes; at += 1) {
        const error = (scores[at] as number) / sum - (at === target ? 1 : 0);
        scores[at] = error;
        bias[at] = (bias[at] as number) - biasRate * rate * error;
      }
      for (const [bucket, value] of features)
        for (let at = 0; at < classes; at += 1) {
          const place = bucket * classes + at;
          const weight = weights[place] as number;
          weights[place] = weight - rate * ((scores[at] as number) * value + shrink * weight);
        }
    }
  }
  return { weights, bias };
};

interface TrainedModel {
  readonly header: WeightsHeader;
  readonly rarity: ReadonlyMap<number, number>;
  /** By bucket: classes and weights in turn. */
  readonly weights: ReadonlyMap<number, readonly number[]>;
}

/** Multinomial logistic regression by stochastic descent; the weights are quantized as they are stored. */
export const train = (sentences: readonly Sentence[], language: SenseLanguage): TrainedModel => {
  const classes = [...new Set(sentences.map(({ need }) => need))].sort();
  const rarity = rarityOf(sentences, language);
  const examples = sentences.map(({ need, text, hits }) => ({
    target: classes.indexOf(need),
    features: weighed(rarity, text, language, hits),
  }));
  const { weights, bias } = descend(examples, classes.length, ofWords);
  const squares = new Float64Array(buckets);
  for (const { features } of examples)
    for (const [bucket, value] of features) squares[bucket] = (squares[bucket] ?? 0) + value * value;
  const moved = weights.map((weight, place) => weight * weight * (squares[Math.floor(place / classes.length)] ?? 0));
  const least = moved.toSorted()[Math.max(0, moved.length - weightsKept)] ?? 0;
  const step = weights.reduce((most, weight) => Math.max(most, Math.abs(weight)), 0) / 127;
  const kept = new Map<number, number[]>();
  for (const [place, weight] of weights.entries()) {
    const value = Math.round(weight / step);
    if ((moved[place] ?? 0) < least || value === 0) continue;
    const bucket = Math.floor(place / classes.length);
    const own = kept.get(bucket) ?? [];
    own.push(place % classes.length, value * step);
    kept.set(bucket, own);
  }
  const header: WeightsHeader = { classes, bias: [...bias].map((one) => Math.round(one * 1000) / 1000), step };
  return { header, rarity, weights: kept };
};

/** The file of a model, as `readModel` reads it. */
export const writeModel = ({ header, rarity, weights }: TrainedModel): Buffer => {
  const parts = [Buffer.from(`${JSON.stringify(header)}\n`)];
  for (const bucket of [...new Set([...rarity.keys(), ...weights.keys()])].sort((a, b) => a - b)) {
    const own = weights.get(bucket) ?? [];
    if (own.length === 0) continue;
    const bytes = Buffer.alloc(5 + own.length);
    bytes.writeUIntLE(bucket, 0, 3);
    bytes.writeUInt8(Math.round((rarity.get(bucket) ?? 0) / rarityStep), 3);
    bytes.writeUInt8(own.length / 2, 4);
    for (let index = 0; index < own.length; index += 2) {
      bytes.writeUInt8(own[index] as number, 5 + index);
      bytes.writeInt8(Math.round((own[index + 1] as number) / header.step), 6 + index);
    }
    parts.push(bytes);
  }
  return Buffer.concat(parts);
};
