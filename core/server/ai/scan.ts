import type { Scored } from '../../contract/ai';

/** Packed candidates: `keys[i]` belongs to the floats from `i * dims`; a key may occur more than once. */
export interface Matrix {
  readonly keys: readonly string[];
  readonly vectors: Float32Array;
}

/** Four queries a pass, so that each candidate float is read from memory once for four products (measured: twice as fast as one). */
const bestQuery = (queries: Float32Array, vectors: Float32Array, offset: number, dims: number): [number, number] => {
  const count = queries.length / dims;
  let best = Number.NEGATIVE_INFINITY;
  let at = 0;
  for (let first = 0; first < count; first += 4) {
    const a = first * dims;
    const b = Math.min(first + 1, count - 1) * dims;
    const c = Math.min(first + 2, count - 1) * dims;
    const d = Math.min(first + 3, count - 1) * dims;
    let sa = 0;
    let sb = 0;
    let sc = 0;
    let sd = 0;
    for (let i = 0; i < dims; i += 1) {
      const x = vectors[offset + i] as number;
      sa += x * (queries[a + i] as number);
      sb += x * (queries[b + i] as number);
      sc += x * (queries[c + i] as number);
      sd += x * (queries[d + i] as number);
    }
    if (sa > best) [best, at] = [sa, first];
    if (sb > best) [best, at] = [sb, first + 1];
    if (sc > best) [best, at] = [sc, first + 2];
    if (sd > best) [best, at] = [sd, first + 3];
  }
  return [best, at];
};

/** Best dot product per key over all queries, highest first, equal scores by key. Empty without queries or candidates. */
export const scan = (
  queries: Float32Array,
  dims: number,
  { keys, vectors }: Matrix,
  limit: number,
  among?: readonly string[],
): Scored[] => {
  if (queries.length === 0) return [];
  const allowed = among === undefined ? null : new Set(among);
  const best = new Map<string, Scored>();
  for (const [index, key] of keys.entries()) {
    if (allowed !== null && !allowed.has(key)) continue;
    const [score, query] = bestQuery(queries, vectors, index * dims, dims);
    const known = best.get(key);
    if (known === undefined || score > known.score) best.set(key, { key, query, score });
  }
  return [...best.values()].sort((a, b) => b.score - a.score || (a.key < b.key ? -1 : 1)).slice(0, limit);
};
