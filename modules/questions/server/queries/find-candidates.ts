import {
  type AnswerText,
  hasInsult,
  isGrave,
  type Observation,
  type Observed,
  observeAnswers,
  type Passage,
  passageOf,
  type ReadSentence,
} from '#modules/observations/public';
import { countWords, isOwnStatement } from '#modules/text-analysis/public';
import type { QuestionKind, Returning } from '../../lib/wording/kinds';
import type { QuestionLanguage } from '../../schemas/values';

/** A sentence that a question may be asked about. */
export interface Candidate {
  readonly kind: QuestionKind;
  readonly language: QuestionLanguage;
  readonly responseId: string;
  readonly laborNumber: number;
  /** Word for word as it stands in the answer. */
  readonly sentence: string;
  /** The sentence and what stands around it. */
  readonly surroundings: string;
  readonly returning: Returning | null;
}

/** Words of a sentence; one that nothing was observed of says too little with few. */
const shortest = 4;
const shortestPlain = 6;
const longest = 60;
/** Least salience of a sentence that nothing else was observed of: below it, it is like most others. */
const leastSalience = 1.5;
/** Characters before and after a sentence that are looked at together with it. */
const around = 240;

const surroundingsOf = (text: string, { start, end }: { readonly start: number; readonly end: number }): string => {
  const from = start <= around ? 0 : text.indexOf(' ', start - around);
  const to = end + around >= text.length ? text.length : text.lastIndexOf(' ', end + around);
  return text.slice(from < 0 || from > start ? start : from, Math.max(end, to));
};

const isFit = ({ text }: Pick<Passage, 'text'>, language: QuestionLanguage): boolean => {
  const words = countWords(text);
  return words >= shortest && words <= longest && !hasInsult(text, language);
};

/** The client's own statement that a passage ends with; what returns may also stand in a dream or in somebody's mouth. */
const endsOwn = (sentences: readonly ReadSentence[], passage: Passage): boolean =>
  sentences.some(
    (one) =>
      one.answer.responseId === passage.responseId &&
      one.end === passage.end &&
      isOwnStatement(one) &&
      one.voices.length === 0,
  );

/** The passage of an observation that a question is asked about, by what was observed; null where none may be. */
const passageIn = ({ claim, passages }: Observation, { matter }: Observed, responseId: string): Passage | null => {
  const passage = passages.find((one) => one.responseId === responseId);
  if (!passage) return null;
  switch (claim.kind) {
    case 'hide':
    case 'correction':
    case 'conclusion':
    case 'wish':
      return passage.by === null ? passage : null;
    case 'return':
      return passage.by === null && endsOwn(matter.sentences, passage) ? passage : null;
    case 'kept':
      return passage;
    default:
      return null;
  }
};

const kindOf = ({ claim }: Observation): QuestionKind => claim.kind as QuestionKind;

const toCandidate = (
  passage: Passage,
  text: string,
  language: QuestionLanguage,
  kind: QuestionKind,
  returning: Returning | null,
): Candidate => ({
  kind: isGrave(passage.text, language) ? 'heavy' : kind,
  language,
  responseId: passage.responseId,
  laborNumber: passage.laborNumber,
  sentence: passage.text.trim(),
  surroundings: surroundingsOf(text, passage),
  returning: kind === 'return' ? returning : null,
});

const standsOut = ({ matter, salience }: Observed, responseId: string): readonly ReadSentence[] =>
  matter.sentences
    .filter(
      (one) =>
        one.answer.responseId === responseId &&
        isOwnStatement(one) &&
        one.self &&
        one.voices.length === 0 &&
        one.words >= shortestPlain &&
        salience(one) >= leastSalience,
    )
    .sort((one, other) => salience(other) - salience(one));

/**
 * Sentences of one answer that are worth returning to, the best first: what was observed in it, else own statements that stand out. The
 * other answers are read for what returns in several. Empty where no sentence is fit.
 */
export const findCandidates = async (
  answers: readonly AnswerText[],
  responseId: string,
): Promise<readonly Candidate[]> => {
  const answer = answers.find((one) => one.responseId === responseId);
  if (!answer) return [];
  const observed = await observeAnswers(answers);
  const candidates: Candidate[] = [];
  for (const observation of observed.observations) {
    const passage = passageIn(observation, observed, responseId);
    if (!passage || !isFit(passage, observation.language)) continue;
    const returning = observation.claim.kind === 'return' ? observation.claim : null;
    candidates.push(toCandidate(passage, answer.text, observation.language, kindOf(observation), returning));
  }
  for (const sentence of standsOut(observed, responseId)) {
    const passage = passageOf(sentence, observed.matter.sentences);
    if (isFit(passage, sentence.language))
      candidates.push(toCandidate(passage, answer.text, sentence.language, 'weight', null));
  }
  return candidates.filter(({ sentence }, place) => candidates.findIndex((one) => one.sentence === sentence) === place);
};
