import type { Kind, Matter, Passage, ReadSentence } from '#modules/observations/public';
import { countWords } from '#modules/text-analysis/public';
import { isOfParagraph } from './blocks';

/** A paragraph of so many words is shown whole. */
const mostOfParagraph = 160;
export const mostOfPassage = 160;
/** The same of dictated text without stops, which has no better place to be cut. */
export const mostOfDictated = 220;
const stops = /[.!?…](?=\s|$)/gu;
/** So many words to a stop are nobody's writing. */
const fewestToStop = 60;

/** How many words a passage of this answer may have. */
export const longestOf = ({ passage, siblings }: Span): number => {
  const text = siblings[0]?.answer.text ?? passage.text;
  return countWords(text) > fewestToStop * ((text.match(stops)?.length ?? 0) + 1) ? mostOfDictated : mostOfParagraph;
};
/** What no passage may take in: all of an answer, or a piece of one. */
export interface KeptOut {
  /** Ids of answers that speak of danger: of these only what was looked at is shown. */
  readonly answers: ReadonlySet<string>;
  /** What the client called not theirs. */
  readonly spans: readonly Pick<Passage, 'responseId' | 'start' | 'end'>[];
}

/** A passage as sentences of its answer, from the first to the last that it shows. */
export interface Span {
  readonly passage: Passage;
  readonly kind: Kind;
  readonly siblings: readonly ReadSentence[];
  first: number;
  last: number;
  readonly opens: boolean;
  readonly closes: boolean;
  readonly mayGrow: boolean;
}

export const wordsBetween = (siblings: readonly ReadSentence[], from: number, to: number): number =>
  siblings.slice(from, to).reduce((sum, { words }) => sum + words, 0);

export const spanOf = (passage: Passage, kind: Kind, { answers }: Matter, keptOut: KeptOut): Span | null => {
  const siblings = answers.find(({ answer }) => answer.responseId === passage.responseId)?.sentences ?? [];
  const first = siblings.findIndex(({ end }) => end > passage.start);
  const last = siblings.findLastIndex(({ start }) => start < passage.end);
  const [opening, closing] = [siblings[first], siblings[last]];
  if (!opening || !closing) return null;
  return {
    passage,
    kind,
    siblings,
    first,
    last,
    opens: opening.start === passage.start,
    closes: closing.end === passage.end,
    mayGrow: passage.by === null && !keptOut.answers.has(passage.responseId),
  };
};

/** Shown in another passage, or not to be shown. */
export const isTaken = (index: number, span: Span, all: readonly Span[], { spans }: KeptOut): boolean => {
  const { siblings, passage } = span;
  const sentence = siblings[index];
  if (!sentence) return true;
  return (
    all.some((one) => one !== span && one.siblings === siblings && one.first <= index && index <= one.last) ||
    spans.some((one) => one.responseId === passage.responseId && sentence.start < one.end && one.start < sentence.end)
  );
};

/** Another passage shows a part of the paragraph before it. */
export const isShared = (index: number, { siblings }: Span, all: readonly Span[]): boolean =>
  all.some((one) => {
    const [last, sentence] = [siblings[one.last], siblings[index]];
    return one.siblings === siblings && one.last < index && last && sentence && isOfParagraph(last, sentence);
  });

/** Passages of `central` that stand with what another shows right before or after them; theirs is left out then. */
export const mergeCentral = (all: readonly Span[]): ReadonlySet<Span> => {
  const merged = new Set<Span>();
  // Read before what it goes on from, a passage says nothing: it stands with that.
  for (const span of all.filter(({ kind }) => kind === 'central')) {
    const before = all.find(
      (one) => one !== span && one.kind !== 'dream' && one.siblings === span.siblings && one.last === span.first - 1,
    );
    const isLater = before && before.kind !== 'central';
    if (!isLater || !before.mayGrow || !before.closes || !span.mayGrow || !span.closes) continue;
    if (wordsBetween(span.siblings, before.first, span.last + 1) > mostOfDictated) continue;
    before.last = span.last;
    merged.add(span);
  }
  // Cut from what it opens, it has lost its end.
  for (const span of all.filter((one) => one.kind === 'central' && !merged.has(one))) {
    const [last, next] = [span.siblings[span.last], span.siblings[span.last + 1]];
    const after = all.find((one) => one !== span && one.siblings === span.siblings && one.first === span.last + 1);
    if (!last || !next || !isOfParagraph(last, next) || !after?.mayGrow || !after.opens || !span.mayGrow) continue;
    if (!span.opens || after.kind === 'dream' || after.kind === 'central') continue;
    if (wordsBetween(span.siblings, span.first, after.last + 1) > mostOfDictated) continue;
    // With all of the answer before it, the end of it is no longer that.
    if (after.kind === 'ending' && span.first === 0) {
      span.last = after.last;
      merged.add(after);
      continue;
    }
    after.first = span.first;
    merged.add(span);
  }
  return merged;
};
