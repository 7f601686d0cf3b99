import type { SenseLanguage } from '#modules/text-analysis/public';
import { type FieldHits, featuresOf, fieldFeatures } from './features';

/**
 * A file of weights: a line of JSON, then for each bucket in order its number (two bytes), how rare it is (one byte), how many weights
 * follow (one byte), and each of these as class and value (one byte each).
 */
export interface WeightsHeader {
  readonly classes: readonly string[];
  readonly bias: readonly number[];
  /** What one step of a quantized weight is. */
  readonly step: number;
}

/** Steps of how rare a bucket is. */
export const rarityStep = 1 / 30;

export interface Model {
  readonly header: WeightsHeader;
  readonly rarity: ReadonlyMap<number, number>;
  /** By bucket: classes and weights in turn. */
  readonly weights: ReadonlyMap<number, readonly number[]>;
}

export const readModel = (file: Buffer): Model => {
  const end = file.indexOf(10);
  const header = JSON.parse(file.subarray(0, end).toString('utf8')) as WeightsHeader;
  const rarity = new Map<number, number>();
  const weights = new Map<number, number[]>();
  for (let at = end + 1; at < file.length; ) {
    const bucket = file.readUInt16LE(at);
    const count = file.readUInt8(at + 3);
    rarity.set(bucket, file.readUInt8(at + 2) * rarityStep);
    const own: number[] = [];
    for (let index = 0; index < count; index += 1)
      own.push(file.readUInt8(at + 4 + 2 * index), file.readInt8(at + 5 + 2 * index) * header.step);
    weights.set(bucket, own);
    at += 4 + 2 * count;
  }
  return { header, rarity, weights };
};

/** Features of a text as the model weighs them: rare ones more, of unit length together, and the hits of word fields. */
export const weighed = (
  rarity: ReadonlyMap<number, number>,
  text: string,
  language: SenseLanguage,
  hits: FieldHits,
): [bucket: number, value: number][] => {
  const known = [...featuresOf(text, language)].flatMap(([bucket, value]): [number, number][] => {
    const rare = rarity.get(bucket);
    return rare === undefined ? [] : [[bucket, value * rare]];
  });
  const length = Math.sqrt(known.reduce((sum, [, value]) => sum + value * value, 0)) || 1;
  return [...known.map(([bucket, value]): [number, number] => [bucket, value / length]), ...fieldFeatures(hits)];
};

/** Turns scores into shares of one. */
export const toShares = (scores: Float64Array): Float64Array => {
  const most = scores.reduce((best, score) => Math.max(best, score), Number.NEGATIVE_INFINITY);
  const raised = scores.map((score) => Math.exp(score - most));
  const sum = raised.reduce((all, one) => all + one, 0);
  return raised.map((one) => one / sum);
};

/** How likely a text speaks of each need, by id; `none` is that of none. */
export const likelyNeeds = (
  { header, rarity, weights }: Model,
  text: string,
  language: SenseLanguage,
  hits: FieldHits,
): ReadonlyMap<string, number> => {
  const scores = Float64Array.from(header.bias);
  for (const [bucket, value] of weighed(rarity, text, language, hits)) {
    const own = weights.get(bucket) ?? [];
    for (let index = 0; index < own.length; index += 2) {
      const at = own[index] as number;
      scores[at] = (scores[at] ?? 0) + (own[index + 1] as number) * value;
    }
  }
  const shares = toShares(scores);
  return new Map(header.classes.map((id, index) => [id, shares[index] ?? 0]));
};
