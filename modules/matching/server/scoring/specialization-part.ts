import type { MatchPart } from '../../schemas/match';
import type { Practitioner } from '../models/practitioner';
import type { AnswerPassage } from '../service/answer-passages';
import { points, shareOf, weights } from './weights';

/** A passage of the client beside a statement of the practitioner. */
export interface Pairing {
  /** Index of the statement. */
  readonly statement: number;
  readonly passage: AnswerPassage;
  readonly score: number;
}

/** Another pairing may take the best one's place only when it is about as close. */
const within = 0.05;

/**
 * The specialization whose statement is closest to any passage of the client: the best answer, never the average. A passage that
 * already stands for somebody further up (`told`) gives way to another that fits about as well, so that reasons differ.
 */
export const specializationPart = (
  { statements }: Pick<Practitioner, 'statements'>,
  pairings: readonly Pairing[],
  told: ReadonlySet<AnswerPassage> = new Set(),
): { readonly part: MatchPart; readonly passage: AnswerPassage | null } => {
  const weight = weights.specialization;
  const ranked = [...pairings].sort((a, b) => b.score - a.score);
  const top = ranked[0];
  const best = ranked.find(({ passage, score }) => !told.has(passage) && top && score >= top.score - within) ?? top;
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
    },
    passage: best.passage,
  };
};
