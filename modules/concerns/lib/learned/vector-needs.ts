import { readFileSync } from 'node:fs';
import { projectFile } from '#core/server/root';
import { createTurns } from '#modules/text-analysis/public';
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

/** What either of words and vectors leaves of a need that the other is certain of and it does not see itself. */
const unseen = 0.01;
/** What words alone count at least: vectors know nothing of what is written in other languages, or denied. */
const byWordsAlone = 0.5;
/** Both have to see a need for it to rank high: each is wrong about others. */
const likelyByBoth = (words: number, vectors: number): number =>
  Math.min(1, Math.max(byWordsAlone * words, Math.sqrt((words + unseen) * (vectors + unseen))));
/** Below this share a passage points nowhere. */
const leastShare = 0.05;
/** What a need keeps that few passages speak of next to the one most spoken of. */
const aside = 0.35;

/**
 * Adds what vectors of English passages say to the needs that were found by words. They rank and are never quoted: a need that only
 * they see has no sentence. `model`: the id of the embedder; vectors of another one say nothing. Of many vectors it lets other work go
 * first now and then.
 */
export const addByVectors = async (
  found: readonly FoundNeed[],
  vectors: readonly Float32Array[],
  model: string,
): Promise<FoundNeed[]> => {
  if (vectors.length === 0 || storedModel().header.model !== model) return [...found];
  const takeTurn = createTurns();
  const all: ReadonlyMap<string, number>[] = [];
  for (const vector of vectors) {
    all.push(likelyByVector(storedModel(), vector));
    await takeTurn();
  }
  const spoken = new Map(needs.map(({ id }) => [id, all.reduce((sum, shares) => sum + (shares.get(id) ?? 0), 0)]));
  const most = Math.max(...spoken.values());
  const words = new Map(found.map((one) => [one.need.id, one]));
  const builtIn = new Set(needs.map(({ id }) => id));
  return needs
    .flatMap((need): FoundNeed[] => {
      const known = words.get(need.id);
      const best = Math.max(...all.map((shares) => shares.get(need.id) ?? 0));
      if (best < leastShare) return known ? [{ ...known, likely: likelyByBoth(known.likely, best) }] : [];
      const share = best * (aside + (1 - aside) * ((spoken.get(need.id) ?? 0) / most));
      const likely = likelyByBoth(known?.likely ?? 0, share);
      return [{ need, weight: known?.weight ?? 0, likely, sentences: known?.sentences ?? [] }];
    })
    .concat(found.filter(({ need }) => !builtIn.has(need.id)))
    .sort((a, b) => b.likely - a.likely || a.need.id.localeCompare(b.need.id));
};
