import type { NeedSentence } from '#modules/concerns/public';
import type { MatchPart } from '../../schemas/match';
import { type AnsweredNeed, needShare } from '../needs/need-fit';
import { withLikeness } from '../needs/with-likeness';
import type { AnswerPassage, Statement } from './inputs';
import { points, weights } from './weights';

/** The passage that comes closest to one of a practitioner's statements, by likeness of vectors. */
export interface ClosestPassage {
  readonly statement: number;
  readonly passage: AnswerPassage;
  readonly likeness: number;
}

/** How far a practitioner answers what a client needs: 0 to 1. */
export const needsShareOf = (answered: readonly AnsweredNeed[], closest: ClosestPassage | null): number =>
  withLikeness(needShare(answered), closest?.likeness ?? null);

/** Likeness from which a passage may stand as a reason where no word of a need does. */
const leastLikeness = 0.3;

/** The sentences that may be a reason for this practitioner, the clearest first. */
const reasonsFor = (answered: readonly AnsweredNeed[], closest: ClosestPassage | null): readonly NeedSentence[] => {
  const sentences = answered.flatMap(({ found }) => found.sentences);
  return sentences.length === 0 && closest && closest.passage.quotable && closest.likeness >= leastLikeness
    ? [closest.passage]
    : sentences;
};

/**
 * The part of a match that needs make. A sentence that stands for somebody further up (`used`) is not used again, unless nothing else
 * that the client wrote could be a reason for anybody (`only`).
 */
export const needsPart = (
  statements: readonly Statement[],
  answered: readonly AnsweredNeed[],
  closest: ClosestPassage | null,
  used: ReadonlySet<string> = new Set(),
  only = false,
): MatchPart => {
  const weight = weights.specialization;
  const share = needsShareOf(answered, closest);
  const best = answered[0]?.statement ?? (closest && closest.likeness >= leastLikeness ? closest.statement : undefined);
  const statement = best === undefined ? undefined : statements[best];
  if (!statement || share === 0)
    return {
      criterion: 'specialization',
      weight,
      points: 0,
      reason: 'Specializes in other things than you wrote about.',
      quote: null,
    };
  const reasons = reasonsFor(answered, closest);
  const chosen = reasons.find(({ text }) => !used.has(text)) ?? (only ? reasons[0] : undefined);
  const labors = [...new Set(reasons.map(({ laborNumber }) => laborNumber))];
  return {
    criterion: 'specialization',
    weight,
    points: points(weight, share),
    reason: `Specializes in ${statement.specialization}: “${statement.statement}”`,
    quote: chosen ? { laborNumber: chosen.laborNumber, laborName: chosen.laborName, text: chosen.text } : null,
    ...(labors.length > 0 ? { labors } : {}),
  };
};
