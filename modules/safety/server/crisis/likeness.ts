import type { Ai } from '#core/contract/ai';
import { splitSentences } from '#modules/text-analysis/public';
import { likenessWeights } from '../../data/likeness-weights';
import type { CrisisFinding } from '../../lib/crisis/crisis';

/**
 * Scores from which a sentence gets the quiet line or help next to it. With the first, 4 in 100 sentences that were written to look like
 * danger get the line, and 1 in 100 others; with the second, under 1 in 100 of either get help.
 */
const quietLine = 1.2;
const helpLine = 2.4;

/** The model knows English only, and danger counts when it is about oneself or those near. */
const firstPerson = /(?<!\p{L})(?:i|me|my|mine|myself|us|our)(?!\p{L})/iu;
/** Of a longer text these many sentences are compared; the rules read them all. */
const most = 400;

const decoded = (): Float32Array => {
  const bytes = Buffer.from(likenessWeights.weights, 'base64');
  return new Float32Array(Uint8Array.from(bytes).buffer);
};

/** Finds English sentences that the model places near sentences of danger. Nothing where the model is another one. */
export const createLikeness = (embedder: Ai['embedder']): ((text: string) => Promise<CrisisFinding[]>) => {
  const weights = decoded();
  return async (text) => {
    if (embedder.id !== likenessWeights.model) return [];
    const sentences = splitSentences(text)
      .filter(({ start, end }) => firstPerson.test(text.slice(start, end)))
      .slice(0, most);
    if (sentences.length === 0) return [];
    const vectors = await embedder.embed(sentences.map(({ start, end }) => text.slice(start, end)));
    return sentences.flatMap(({ start, end }, index): CrisisFinding[] => {
      const vector = vectors[index];
      if (!vector) return [];
      const score = weights.reduce(
        (sum, weight, at) => sum + weight * (vector[at] ?? 0),
        likenessWeights.bias as number,
      );
      if (score < quietLine) return [];
      return [{ start, end, level: score >= helpLine ? 2 : 1, category: 'hopelessness', why: 'likeness' }];
    });
  };
};
