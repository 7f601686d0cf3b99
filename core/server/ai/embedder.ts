import type { Embedder } from '../../contract/ai';
import { DIMS, MODEL_ID } from './model-id';
import { createBusyError, type TaskQueues } from './task-queues';

/** Bounds of one batch: about 150 ms on the reference machine, the longest a scan has to wait. */
const BATCH = { texts: 16, characters: 1600 };
/** Texts waiting over all callers: about a minute of work. */
const MOST_TEXTS = 4000;

const batchesOf = (texts: readonly string[]): string[][] => {
  const batches: string[][] = [];
  let characters = Number.POSITIVE_INFINITY;
  for (const text of texts) {
    const last = batches.at(-1);
    if (last === undefined || last.length >= BATCH.texts || characters + text.length > BATCH.characters) {
      batches.push([text]);
      characters = text.length;
    } else {
      last.push(text);
      characters += text.length;
    }
  }
  return batches;
};

/** Vectors computed before, by their text. */
export interface EmbeddingCache {
  find(text: string): Float32Array | null;
  save(text: string, vector: Float32Array): void;
}
const NO_CACHE: EmbeddingCache = { find: () => null, save: () => undefined };

/**
 * The embedded model in the thread. A call sends its next batch when the last one came back, so a short call gets its turn
 * between the batches of a long one. Refuses with 503 when more than 4000 texts would wait.
 */
export const createEmbedder = (queues: TaskQueues, cache = NO_CACHE): Embedder => {
  let waiting = 0;

  const compute = async (texts: readonly string[]): Promise<Float32Array[]> => {
    const vectors: Float32Array[] = [];
    for (const batch of batchesOf(texts)) {
      const packed = await queues.run('long', () => ({ task: { kind: 'embed', texts: batch } }));
      for (let i = 0; i < batch.length; i += 1) vectors.push(packed.slice(i * DIMS, (i + 1) * DIMS));
    }
    return vectors;
  };

  return {
    id: MODEL_ID,
    dims: DIMS,
    async embed(texts) {
      if (waiting + texts.length > MOST_TEXTS) throw createBusyError();
      waiting += texts.length;
      try {
        const known = texts.map((text) => cache.find(text));
        const missing = texts.filter((_, index) => known[index] === null);
        const computed = await compute(missing);
        for (const [index, vector] of computed.entries()) cache.save(missing[index] as string, vector);
        const rest = computed.values();
        return known.map((vector) => vector ?? (rest.next().value as Float32Array));
      } finally {
        waiting -= texts.length;
      }
    },
  };
};
