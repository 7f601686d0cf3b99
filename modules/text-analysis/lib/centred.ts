import type { Embedder } from '#core/contract/ai';
import { ordinarySentences } from './ordinary-sentences';

const middles = new Map<string, Promise<Float32Array>>();

const unit = (vector: Float32Array): Float32Array => {
  const length = Math.hypot(...vector);
  return length > 0 ? vector.map((value) => value / length) : vector;
};

const findMiddle = async (embedder: Embedder): Promise<Float32Array> => {
  const vectors = await embedder.embed(ordinarySentences);
  const sum = new Float32Array(embedder.dims);
  for (const vector of vectors) for (let i = 0; i < sum.length; i += 1) sum[i] = (sum[i] ?? 0) + (vector[i] ?? 0);
  return sum.map((value) => value / vectors.length);
};

const middleOf = (embedder: Embedder): Promise<Float32Array> => {
  const known = middles.get(embedder.id);
  if (known) return known;
  const found = findMiddle(embedder);
  middles.set(embedder.id, found);
  found.catch(() => middles.delete(embedder.id));
  return found;
};

/**
 * The embedder with the middle of ordinary sentences taken out, again of unit length. Raw, two sentences that begin with "I" are
 * alike whatever they say; centred, unrelated ones come out near 0 and related ones from about .3.
 */
export const centred = (embedder: Embedder): Embedder => ({
  id: `${embedder.id} centred-1`,
  dims: embedder.dims,
  async embed(texts) {
    if (texts.length === 0) return [];
    const middle = await middleOf(embedder);
    return (await embedder.embed(texts)).map((vector) => unit(vector.map((value, i) => value - (middle[i] ?? 0))));
  },
});
