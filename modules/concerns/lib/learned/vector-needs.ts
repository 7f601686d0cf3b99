import { readFileSync } from 'node:fs';
import { projectFile } from '#core/server/root';
import type { FoundNeed } from '../find-needs';
import { needs } from '../needs';
import { toShares } from './model';

/** A file of weights over vectors: a line of JSON, then a byte for each dimension and class. */
export interface VectorHeader {
  /** The embedder whose vectors it reads. */
  readonly model: string;
  readonly dims: number;
  readonly classes: readonly string[];
  readonly bias: readonly number[];
  readonly step: number;
}

export interface VectorModel {
  readonly header: VectorHeader;
  readonly weights: Int8Array;
}

export const readVectorModel = (file: Buffer): VectorModel => {
  const end = file.indexOf(10);
  const header = JSON.parse(file.subarray(0, end).toString('utf8')) as VectorHeader;
  return { header, weights: Int8Array.from(file.subarray(end + 1)) };
};

/** How likely a passage speaks of each need, by its vector; `none` is that of none. */
export const likelyByVector = (
  { header: { classes, bias, step }, weights }: VectorModel,
  vector: Float32Array,
): ReadonlyMap<string, number> => {
  const scores = new Float64Array(classes.length);
  for (const [dim, value] of vector.entries())
    for (let at = 0; at < scores.length; at += 1)
      scores[at] = (scores[at] as number) + (weights[dim * classes.length + at] as number) * value;
  const shares = toShares(scores.map((score, at) => score * step + (bias[at] ?? 0)));
  return new Map(classes.map((id, at) => [id, shares[at] ?? 0]));
};

let stored: VectorModel | undefined;
const storedModel = (): VectorModel => {
  stored ??= readVectorModel(readFileSync(projectFile('modules/concerns/data/learned/en-vectors.bin')));
  return stored;
};

/** What a certain vector counts next to word fields. */
const vectorCounts = 0.8;
/** Below this share a passage points nowhere. */
const leastShare = 0.05;
/** What a need keeps that few passages speak of next to the one most spoken of. */
const aside = 0.35;

/**
 * Adds what vectors of English passages say to the needs that were found by words. They rank and are never quoted: a need that only
 * they see has no sentence. `model`: the id of the embedder; vectors of another one say nothing.
 */
export const addByVectors = (
  found: readonly FoundNeed[],
  vectors: readonly Float32Array[],
  model: string,
): FoundNeed[] => {
  if (vectors.length === 0 || storedModel().header.model !== model) return [...found];
  const all = vectors.map((vector) => likelyByVector(storedModel(), vector));
  const spoken = new Map(needs.map(({ id }) => [id, all.reduce((sum, shares) => sum + (shares.get(id) ?? 0), 0)]));
  const most = Math.max(...spoken.values());
  const words = new Map(found.map((one) => [one.need.id, one]));
  return needs
    .flatMap((need): FoundNeed[] => {
      const known = words.get(need.id);
      const best = Math.max(...all.map((shares) => shares.get(need.id) ?? 0));
      if (best < leastShare) return known ? [known] : [];
      const share = best * (aside + (1 - aside) * ((spoken.get(need.id) ?? 0) / most));
      const weight = 1 - (1 - (known?.weight ?? 0)) * (1 - vectorCounts * share);
      return [{ need, weight, sentences: known?.sentences ?? [] }];
    })
    .sort((a, b) => b.weight - a.weight || a.need.id.localeCompare(b.need.id));
};
