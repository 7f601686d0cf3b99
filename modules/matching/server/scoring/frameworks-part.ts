import type { Core } from '#core/contract/server';
import { frameworks } from '../../data/frameworks';
import type { MatchPart } from '../../schemas/match';
import type { AnswerSentence } from '../service/answer-sentences';
import { points, shareOf, weights } from './weights';

/** How close a client's words come to one framework, and the sentence that does. */
export interface Affinity {
  readonly similarity: number;
  readonly sentence: AnswerSentence;
}

/** Affinity of the client's sentences to every framework, by name. */
export const frameworkAffinities = async (
  core: Core,
  sentences: readonly AnswerSentence[],
): Promise<ReadonlyMap<string, Affinity>> => {
  const prototypes = frameworks.flatMap(({ name, prototypes: lines }) => lines.map((line) => ({ name, line })));
  const vectors = await core.ai.embedder.embed(prototypes.map(({ line }) => line));
  const found = await core.ai.nearest(
    sentences.map(({ vector }) => vector),
    prototypes.map(({ name }, index) => ({ key: `${name}/${index}`, vector: vectors[index] as Float32Array })),
    prototypes.length,
  );
  const best = new Map<string, Affinity>();
  for (const { key, query, score } of found) {
    const name = key.slice(0, key.indexOf('/'));
    const sentence = sentences[query];
    if (sentence && score > (best.get(name)?.similarity ?? -1)) best.set(name, { similarity: score, sentence });
  }
  return best;
};

/** The practitioner's framework that the client's words come closest to. */
export const frameworksPart = (affinities: ReadonlyMap<string, Affinity>, own: readonly string[]): MatchPart => {
  const weight = weights.frameworks;
  const best = own
    .flatMap((name) => {
      const affinity = affinities.get(name);
      return affinity ? [{ name, ...affinity }] : [];
    })
    .sort((a, b) => b.similarity - a.similarity)[0];
  const share = best ? shareOf(best.similarity) : 0;
  if (!best || share === 0)
    return {
      criterion: 'frameworks',
      weight,
      points: 0,
      reason: `Works in another tradition (${own.join(', ')}) than your words point to.`,
      quote: null,
    };
  const { laborNumber, laborName } = best.sentence;
  return {
    criterion: 'frameworks',
    weight,
    points: points(weight, share),
    reason: `Works in the tradition “${best.name}”, which Labor ${laborNumber} (${laborName}) comes close to.`,
    quote: null,
  };
};
