import type { Scored } from '#core/contract/ai';
import type { MatchPart } from '../../schemas/match';
import type { Practitioner } from '../models/practitioner';
import type { AnswerSentence } from '../service/answer-sentences';
import { points, shareOf, weights } from './weights';

/** The specialization whose statement is closest to any sentence of the client: the best answer, never the average. */
export const specializationPart = (
  practitioner: Practitioner,
  found: readonly Scored[],
  sentences: readonly AnswerSentence[],
): MatchPart => {
  const weight = weights.specialization;
  const best = found.reduce<Scored | null>((top, one) => (top && top.score >= one.score ? top : one), null);
  const sentence = best && sentences[best.query];
  const statement = best && practitioner.statements[Number(best.key.slice(best.key.indexOf('/') + 1))];
  const share = best ? shareOf(best.score) : 0;
  if (!sentence || !statement || share === 0)
    return {
      criterion: 'specialization',
      weight,
      points: 0,
      reason: 'Specializes in other things than you wrote about.',
      quote: null,
    };
  return {
    criterion: 'specialization',
    weight,
    points: points(weight, share),
    reason: `Specializes in ${statement.specialization}: “${statement.statement}”`,
    quote: { laborNumber: sentence.laborNumber, laborName: sentence.laborName, text: sentence.text },
  };
};
