import type { MatchPart } from '../../schemas/match';
import type { AnswerPassage, Statement } from './inputs';
import type { Pairing } from './pairings';
import { points, shareOf, weights } from './weights';

/** Another pairing may take the best one's place only when it is about as close. */
const within = 0.05;

/**
 * The specialization whose statement is closest to any passage of the client: the best answer, never the average. A passage that
 * already stands for somebody further up (`told`) gives way to another that fits about as well, so that reasons differ.
 */
export const specializationPart = (
  statements: readonly Statement[],
  pairings: readonly Pairing[],
  told: ReadonlySet<AnswerPassage> = new Set(),
): { readonly part: MatchPart; readonly passage: AnswerPassage | null } => {
  const weight = weights.specialization;
  const top = pairings[0];
  const best = pairings.find(({ passage, score }) => !told.has(passage) && top && score >= top.score - within) ?? top;
  const statement = best && statements[best.statement];
  const share = best ? shareOf(best.score) : 0;
  if (!best || !statement || share === 0) {
    const reason = 'Specializes in other things than you wrote about.';
    return { part: { criterion: 'specialization', weight, points: 0, reason, quote: null }, passage: null };
  }
  const { laborNumber, laborName, text, quotable } = best.passage;
  return {
    part: {
      criterion: 'specialization',
      weight,
      points: points(weight, share),
      reason: `Specializes in ${statement.specialization}: “${statement.statement}”`,
      quote: quotable ? { laborNumber, laborName, text } : null,
      labors: [laborNumber],
    },
    passage: best.passage,
  };
};
