import type { Core } from '#core/contract/server';
import type { Sentence } from './sources';

/** Something sentences are compared to. */
export interface Prototyped {
  readonly id: string;
  readonly prototypes: readonly string[];
}

/** A sentence and how close it comes, 0 to 1. */
export interface Close {
  readonly sentence: Sentence;
  readonly similarity: number;
}

const dot = (a: Float32Array, b: Float32Array): number => {
  let sum = 0;
  for (let index = 0; index < a.length; index += 1) sum += (a[index] as number) * (b[index] as number);
  return sum;
};

/** Sentences above the floor for every item, closest first. A sentence counts by its best prototype. */
export const closest = async (
  core: Core,
  items: readonly Prototyped[],
  sentences: readonly Sentence[],
  floor: number,
): Promise<ReadonlyMap<string, readonly Close[]>> => {
  const lines = items.flatMap(({ prototypes }) => prototypes);
  const vectors = await core.ai.embedder.embed(lines);
  let at = 0;
  return new Map(
    items.map(({ id, prototypes }) => {
      const own = vectors.slice(at, at + prototypes.length);
      at += prototypes.length;
      const close = sentences
        .map((sentence) => ({ sentence, similarity: Math.max(...own.map((vector) => dot(vector, sentence.vector))) }))
        .filter(({ similarity }) => similarity >= floor)
        .sort((a, b) => b.similarity - a.similarity);
      return [id, close] as const;
    }),
  );
};

/** Takes up to `most` unused sentences, from different Labors first, and marks them used: no quote appears twice. */
export const takeQuotes = (close: readonly Close[], used: Set<Sentence>, most: number): Close[] => {
  const free = close.filter(({ sentence }) => !used.has(sentence));
  const taken: Close[] = [];
  const laborsTaken = new Set<number>();
  for (const one of free)
    if (taken.length < most && !laborsTaken.has(one.sentence.quote.laborNumber)) {
      taken.push(one);
      laborsTaken.add(one.sentence.quote.laborNumber);
    }
  for (const one of free) if (taken.length < most && !taken.includes(one)) taken.push(one);
  for (const { sentence } of taken) used.add(sentence);
  return taken;
};
