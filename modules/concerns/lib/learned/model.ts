import type { SenseLanguage } from '#modules/text-analysis/public';
import { buckets, type FieldHits, featuresOf, fieldFeatures } from './features';

/**
 * A file of weights: a line of JSON, then for each bucket in order its number (three bytes), how rare it is (one byte), how many weights
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

/** What is known of a bucket; undefined where nothing is. */
export interface ByBucket<T> {
  get(bucket: number): T | undefined;
}

export interface Model {
  readonly header: WeightsHeader;
  readonly rarity: ByBucket<number>;
  /** Classes and weights in turn. */
  readonly weights: ByBucket<readonly number[]>;
}

const headOfBucket = 5;

/** Notes only where each bucket stands: to unpack all of them takes longer than a request may wait. */
export const readModel = (file: Buffer): Model => {
  const end = file.indexOf(10);
  const header = JSON.parse(file.subarray(0, end).toString('utf8')) as WeightsHeader;
  const places = new Int32Array(buckets);
  for (let at = end + 1; at < file.length; at += headOfBucket + 2 * file.readUInt8(at + 4))
    places[file.readUIntLE(at, 3)] = at;
  return {
    header,
    rarity: {
      get(bucket) {
        const at = places[bucket];
        return at ? file.readUInt8(at + 3) * rarityStep : undefined;
      },
    },
    weights: {
      get(bucket) {
        const at = places[bucket];
        if (!at) return undefined;
        const own: number[] = [];
        for (let index = 0; index < file.readUInt8(at + 4); index += 1) {
          const place = at + headOfBucket + 2 * index;
          own.push(file.readUInt8(place), file.readInt8(place + 1) * header.step);
        }
        return own;
      },
    },
  };
};

/** Features of a text as the model weighs them: rare ones more, of unit length together, and the hits of word fields. */
export const weighed = (
  rarity: ByBucket<number>,
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
