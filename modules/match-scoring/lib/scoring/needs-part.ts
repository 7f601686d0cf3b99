import type { NeedSentence } from '#modules/concerns/public';
import type { MatchPart, ReasonWords } from '../../schemas/part';
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

/** What needs count where neither a sentence of the client's own is a reason nor a need was confirmed: no such match is called more than one that fits in part. */
const mostWithoutReason = 0.42;

/** The sentences that may be a reason for this practitioner, the clearest first: likeness alone makes none. */
const reasonsFor = (answered: readonly AnsweredNeed[]): readonly NeedSentence[] =>
  answered.flatMap(({ found }) => found.sentences);

/** How far a practitioner answers what a client needs: 0 to 1. */
export const needsShareOf = (answered: readonly AnsweredNeed[], closest: ClosestPassage | null): number => {
  const share = withLikeness(needShare(answered), closest?.likeness ?? null);
  const isBacked = reasonsFor(answered).length > 0 || answered.some(({ found }) => found.confirmed);
  return isBacked ? share : mostWithoutReason * share;
};

/** Likeness from which a statement may stand for a practitioner where no word of a need does. */
const leastLikeness = 0.3;

/** A need that the client confirmed is named in their own language. */
const wordsOf = ({ specialization, statement }: Statement, answered: readonly AnsweredNeed[]): ReasonWords => {
  const confirmed = answered.find(({ found }) => found.confirmed)?.found.need.title;
  return confirmed
    ? { key: 'specialization.confirmed', of: [specialization, statement, confirmed.en, confirmed.de, confirmed.es] }
    : { key: 'specialization', of: [specialization, statement] };
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
      words: { key: 'specialization.none', of: [] },
      quote: null,
    };
  const reasons = reasonsFor(answered);
  const chosen = reasons.find(({ text }) => !used.has(text)) ?? (only ? reasons[0] : undefined);
  const labors = [...new Set(reasons.map(({ laborNumber }) => laborNumber))];
  return {
    criterion: 'specialization',
    weight,
    points: points(weight, share),
    reason: `Specializes in ${statement.specialization}: “${statement.statement}”`,
    words: wordsOf(statement, answered),
    quote: chosen ? { laborNumber: chosen.laborNumber, laborName: chosen.laborName, text: chosen.text } : null,
    ...(labors.length > 0 ? { labors } : {}),
  };
};
