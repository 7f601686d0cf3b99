import type { Ai, Keyed } from '#core/contract/ai';
import { centred } from '#modules/text-analysis/public';
import { frameworks } from '../../data/frameworks';
import type { MatchPart } from '../../schemas/part';
import { dot } from '../vectors';
import type { AnswerPassage } from './inputs';
import { points, shareOf, weights } from './weights';

const known = new Map<string, Promise<readonly Keyed[]>>();

/** Vectors of the frameworks' own sentences, keyed by framework; once a process for each model. */
const frameworkPrototypes = (ai: Ai): Promise<readonly Keyed[]> => {
  const cached = known.get(ai.embedder.id);
  if (cached) return cached;
  const lines = frameworks.flatMap(({ name, prototypes }) => prototypes.map((line) => ({ name, line })));
  const made = centred(ai.embedder)
    .embed(lines.map(({ line }) => line))
    .then((vectors) => lines.map(({ name }, index) => ({ key: name, vector: vectors[index] as Float32Array })));
  known.set(ai.embedder.id, made);
  made.catch(() => known.delete(ai.embedder.id));
  return made;
};

/** How close a client's words come to one framework, and the passage that does. */
export interface Affinity {
  readonly similarity: number;
  readonly passage: AnswerPassage;
}
export type Affinities = ReadonlyMap<string, Affinity>;

/** Affinity of the client's passages to every framework, by name: the best passage that speaks of its matter, never the average. */
export const frameworkAffinities = async (ai: Ai, passages: readonly AnswerPassage[]): Promise<Affinities> => {
  const prototypes = await frameworkPrototypes(ai);
  const best = new Map<string, Affinity>();
  for (const { name, cues } of frameworks)
    for (const passage of passages.filter(({ text }) => cues.test(text)))
      for (const { key, vector } of prototypes) {
        if (key !== name) continue;
        const similarity = dot(vector, passage.vector);
        if (similarity > (best.get(name)?.similarity ?? 0)) best.set(name, { similarity, passage });
      }
  return best;
};

/** The practitioner's frameworks that the client's words come closest to; the second adds to the first. */
export const frameworksPart = (affinities: Affinities, own: readonly string[]): MatchPart => {
  const weight = weights.frameworks;
  const [best, second] = own
    .flatMap((name) => {
      const affinity = affinities.get(name);
      return affinity ? [{ name, share: shareOf(affinity.similarity), passage: affinity.passage }] : [];
    })
    .filter(({ share }) => share > 0)
    .sort((a, b) => b.share - a.share);
  if (!best)
    return {
      criterion: 'frameworks',
      weight,
      points: 0,
      reason: `Works with other ways of thinking (${own.join(', ')}) than your words point to.`,
      words: { key: 'frameworks.none', of: [...own] },
      quote: null,
    };
  const labors = [...new Set([best, ...(second ? [second] : [])].map(({ passage }) => passage.laborNumber))];
  return {
    criterion: 'frameworks',
    weight,
    points: points(weight, Math.min(1, best.share * 0.8 + (second?.share ?? 0) * 0.35)),
    reason: second
      ? `Works with “${best.name}” and “${second.name}”, which ${
          labors.length === 1 ? `Labor ${labors[0]} comes` : `Labors ${labors.join(' and ')} come`
        } close to.`
      : `Works with “${best.name}”, which Labor ${best.passage.laborNumber} (${best.passage.laborName}) comes close to.`,
    words: second
      ? { key: 'frameworks.two', of: [best.name, second.name, ...labors.map(String)] }
      : { key: 'frameworks.one', of: [best.name, ...labors.map(String)] },
    quote: null,
    labors,
  };
};
