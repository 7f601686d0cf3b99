import type { Ai } from '#core/contract/ai';
import { centred, pointsBack } from '#modules/text-analysis/public';
import type { Quote } from '../../schemas/reading';

/** One way in which a passage may belong to an item. */
interface Side {
  readonly like: readonly string[];
  readonly cues: RegExp;
}
/** Things that passages may belong to. Below `floor` (centred likeness) a passage is filler; `name` is for the cache. */
export interface ItemSet {
  readonly name: string;
  readonly floor: number;
  readonly items: readonly { readonly id: string; readonly sides: readonly Side[] }[];
}

/** A passage that belongs to an item: by which side, and how well it stands for it. */
export interface Found {
  readonly quote: Quote;
  readonly side: number;
  readonly score: number;
}
export type FoundByItem = ReadonlyMap<string, readonly Found[]>;
export type Vectors = ReadonlyMap<Quote, Float32Array>;

const known = new Map<string, Promise<readonly Float32Array[]>>();

/** Vectors of the items' own sentences, once a process for each model. */
export const prototypesOf = (ai: Ai, { name, items }: ItemSet): Promise<readonly Float32Array[]> => {
  const key = `${name} ${ai.embedder.id}`;
  const held = known.get(key);
  if (held) return held;
  const made = centred(ai.embedder).embed(items.flatMap(({ sides }) => sides.flatMap(({ like }) => like)));
  known.set(key, made);
  made.catch(() => known.delete(key));
  return made;
};

/** Vectors of the passages that hold a word of any of the sets; the others cannot belong to anything. */
export const vectorsOf = async (ai: Ai, sets: readonly ItemSet[], passages: readonly Quote[]): Promise<Vectors> => {
  const cues = sets.flatMap(({ items }) => items.flatMap(({ sides }) => sides.map((side) => side.cues)));
  const told = passages.filter(({ text }) => cues.some((one) => one.test(text)));
  const vectors = await centred(ai.embedder).embed(told.map(({ text }) => text));
  return new Map(told.map((quote, index) => [quote, vectors[index] as Float32Array]));
};

const dot = (a: Float32Array, b: Float32Array): number => {
  let sum = 0;
  for (let i = 0; i < a.length; i += 1) sum += (a[i] as number) * (b[i] as number);
  return sum;
};

const cuesIn = (text: string, cues: RegExp): number =>
  new Set((text.match(new RegExp(cues.source, `${cues.flags}g`)) ?? []).map((cue) => cue.toLowerCase())).size;

/** How much a passage is worth beyond its likeness. */
const merit = (text: string, hits: number): number =>
  0.03 * Math.min(2, hits - 1) - (pointsBack(text) ? 0.06 : 0) - (text.length < 45 ? 0.03 : 0);

/** A side fits where one of its words is said and the whole is like one of its sentences; 0 where not. */
const scoreOf = (
  text: string,
  vector: Float32Array,
  { cues }: Side,
  own: readonly Float32Array[],
  floor: number,
): number => {
  const hits = cuesIn(text, cues);
  if (hits === 0) return 0;
  const likeness = Math.max(...own.map((one) => dot(one, vector)));
  return likeness < floor ? 0 : Math.max(0.01, likeness + merit(text, hits));
};

const bestFirst = (a: Found, b: Found): number =>
  b.score - a.score || a.quote.laborNumber - b.quote.laborNumber || a.quote.start - b.quote.start;

/** Passages for every item of a set, best first. */
export const findFor = async (ai: Ai, set: ItemSet, vectors: Vectors): Promise<FoundByItem> => {
  const prototypes = await prototypesOf(ai, set);
  let at = 0;
  return new Map(
    set.items.map(({ id, sides }) => {
      const spans = sides.map(({ like }) => {
        at += like.length;
        return prototypes.slice(at - like.length, at);
      });
      const found = [...vectors].flatMap(([quote, vector]) => {
        const scores = sides.map((side, n) => scoreOf(quote.text, vector, side, spans[n] ?? [], set.floor));
        const score = Math.max(...scores);
        return score > 0 ? [{ quote, side: scores.indexOf(score), score }] : [];
      });
      return [id, found.sort(bestFirst)] as const;
    }),
  );
};
