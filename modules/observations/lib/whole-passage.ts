import { countWords } from '#modules/text-analysis/public';
import { isHalfClosed } from './clauses';
import { isNear } from './dreaming';
import { leaningOf, mentionedBefore } from './leaning';
import type { Matter, ReadSentence } from './matter';
import type { Kind, Observation, Passage } from './observation';

const mostWords = 90;
const mostSteps = 5;
/** So few words before a sentence are said for its sake: "Fumaba.", "Und Merle." */
const fewestAlone = 3;
/** A thing that was named further back than this is not looked for. */
const mostBack = 2;

/** With the sentence after it, where that closes a quotation which its last sentence opens. */
const closeQuotation = (passage: Passage, siblings: readonly ReadSentence[]): Passage => {
  const last = siblings.find(({ end }) => end === passage.end);
  const next = last && siblings[last.index + 1];
  if (!last || !next || !isHalfClosed(passage.text) || !isHalfClosed(last.text) || !isNear(last, next)) return passage;
  const text = last.answer.text.slice(passage.start, next.end);
  return isHalfClosed(text) || countWords(text) > mostWords ? passage : { ...passage, end: next.end, text };
};

/** The passage with as much before it as it needs. */
interface Widened {
  readonly passage: Passage;
  /** What it cannot be read without is in it. */
  readonly isWhole: boolean;
  /** All that it takes as known is in it too. */
  readonly isKnown: boolean;
}

/** With the sentences before it that it needs: those which name what it points back to, or open the quotation that it closes. */
const addContext = (passage: Passage, siblings: readonly ReadSentence[]): Widened => {
  const first = siblings.find(({ start }) => start === passage.start);
  // A passage that begins inside a sentence was cut there for a reason of its own.
  if (!first) return { passage, isWhole: true, isKnown: true };
  const textFrom = ({ start }: ReadSentence): string => first.answer.text.slice(start, passage.end);
  const needOf = (one: ReadSentence): 'must' | 'may' | null => {
    const before = siblings[one.index - 1];
    if (isHalfClosed(textFrom(one))) return 'must';
    return leaningOf(one, passage.end, siblings, before === undefined || !isNear(before, one));
  };
  let from = first;
  let whole: ReadSentence | null = null;
  let paragraphs = 0;
  for (let step = 0; step <= mostSteps; step += 1) {
    const need = needOf(from);
    const before = siblings[from.index - 1];
    if (need !== 'must') whole ??= from;
    const isNamedNear = need === 'may' && (mentionedBefore(from, passage.end, siblings) ?? mostBack + 1) <= mostBack;
    const isBrief = before !== undefined && before.words <= fewestAlone && isNear(before, from) && step === 0;
    if (!before || !(need === 'must' || isNamedNear || isBrief) || step === mostSteps) break;
    if (!isNear(before, from)) paragraphs += 1;
    if (paragraphs > 1 || (paragraphs === 1 && need !== 'must')) break;
    if (countWords(textFrom(before)) > mostWords) break;
    if (before.reality === 'dream' && from.reality !== 'dream' && need !== 'must') break;
    from = before;
    // What is named near may itself need what stands before it.
    if (isNamedNear && needOf(from) !== 'must') whole = from;
    if (isBrief && need === null && needOf(from) !== 'must') whole = from;
  }
  if (needOf(from) !== 'must') whole = whole && whole.index < from.index ? whole : from;
  const start = whole ?? (from.index === 0 ? from : null);
  if (!start) return { passage, isWhole: false, isKnown: false };
  const isKnown = needOf(start) === null;
  if (start === first) return { passage, isWhole: true, isKnown };
  return { passage: { ...passage, start: start.start, text: textFrom(start) }, isWhole: true, isKnown };
};

/** Kinds that have others to show where a passage cannot be read by itself. */
const choosy: ReadonlySet<Kind> = new Set(['central', 'ending', 'spoken', 'heard', 'people', 'stays', 'return']);

/** Kinds that have most others: nothing that was named far before it is taken as known. */
const choosiest: ReadonlySet<Kind> = new Set(['central', 'ending']);

/**
 * The same observation with passages that a reader understands who sees nothing else of the answer; null where none is left. What
 * somebody else says is shown as it is.
 */
export const makeWhole = (observation: Observation, { answers }: Matter): Observation | null => {
  const passages = observation.passages.flatMap((passage) => {
    const answer = answers.find((one) => one.answer.responseId === passage.responseId);
    if (!answer) return [passage];
    const closed = closeQuotation(passage, answer.sentences);
    if (passage.by !== null) return [closed];
    const { passage: wider, isWhole, isKnown } = addContext(closed, answer.sentences);
    const { kind } = observation.claim;
    return (isWhole || !choosy.has(kind)) && (isKnown || !choosiest.has(kind)) ? [wider] : [];
  });
  return passages.length === 0 && observation.passages.length > 0 ? null : { ...observation, passages };
};
