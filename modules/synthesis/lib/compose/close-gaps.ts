import {
  isDreamt,
  type Kind,
  leaningOf,
  type Matter,
  type Observation,
  type Passage,
  type ReadSentence,
} from '#modules/observations/public';
import { countWords } from '#modules/text-analysis/public';
import { isOfParagraph } from './blocks';
import { retracts } from './retracts';
import type { Chosen, Selection } from './select';
import {
  isShared,
  isTaken,
  type KeptOut,
  longestOf,
  mergeCentral,
  mostOfDictated,
  mostOfPassage,
  type Span,
  spanOf,
  wordsBetween,
} from './spans';

/** What lies between two passages of a paragraph is often what joins them: so many sentences and words of it are shown. */
const mostBetween = 2;
const mostWordsBetween = 45;
/** So few words are not left out at the beginning or the end of a paragraph. */
const mostWordsLeft = 40;
/** So much of what was written may be shown in all; the rest is the client's own page. */
const mostShown = 0.8;

/** The longest answer is shown whole where it is no longer than this; for its sake a little more may be shown in all. */
const mostOfLongest = 280;
const mostShownWithLongest = 0.82;

/** So few words after a passage often narrow it, answer it or take it back, whatever they are. */
const mostOfShort = 6;
/** A passage of fewer words is read with the paragraph next to it, of so many words at most. */
const fewestOfPassage = 22;
/** One that was chosen for itself is read with the paragraph before it. */
const fewestOfCentral = 60;
const mostOfNeighbour = 70;
/** One of hardly any words is nothing without the paragraph before it, however long that is. */
const hardlyAny = 25;
const mostOfBefore = 120;
/** So few words are not left out of an answer. */
const mostWordsOfAnswer = 45;
/** What is announced with a colon, as a question or as a secret comes after it. */
const announces = /[:?]["'”“»)]*$/u;
const namesSecret = /(?<!\p{L})(?:what|something|was|etwas|lo que|algo)(?!\p{L})[^:]*$/iu;

/** So many sentences back, what a passage leans on is looked for. */
const mostBack = 5;

/** What may not be missing; it is not counted against what may be shown. */
const needed = -1;
/** What a passage cannot be read without; it is counted, and comes after what joins two passages. */
const leant = 0.5;
/** What little is missing of an answer, and what stands before a few words. */
const nearlyAll = 0.7;
const aroundFew = 0.8;
/** Paragraphs around what was chosen for itself: of the longest answer, and of others, where nothing else wants to be shown. */
const ofLongest = 0.9;
const ofOthers = 5;

/** Asked of each sentence many times. */
const dreamt = new WeakMap<ReadSentence, boolean>();
const isPartOfDream = (one: ReadSentence, siblings: readonly ReadSentence[]): boolean => {
  const value = dreamt.get(one) ?? isDreamt(one, siblings);
  dreamt.set(one, value);
  return value;
};

interface Growth {
  readonly span: Span;
  readonly first: number;
  readonly last: number;
  readonly words: number;
  /** What may not be missing comes before all, then what joins two passages, then the shortest. */
  readonly rank: number;
}

interface Room {
  readonly from: number;
  readonly to: number;
}

/** The paragraph around these sentences, cut where a dream begins or ends, and where another passage stands. */
const roomFrom = (first: number, last: number, span: Span, all: readonly Span[], keptOut: KeptOut): Room => {
  const { siblings } = span;
  const isOpen = (index: number, near: number): boolean => {
    const [one, other] = [siblings[Math.min(index, near)], siblings[Math.max(index, near)]];
    if (!one || !other || !isOfParagraph(one, other) || isTaken(index, span, all, keptOut)) return false;
    return isPartOfDream(one, siblings) === isPartOfDream(other, siblings);
  };
  let [from, to] = [first, last];
  while (span.opens && from > 0 && isOpen(from - 1, from)) from -= 1;
  while (span.closes && to < siblings.length - 1 && isOpen(to + 1, to)) to += 1;
  return { from, to };
};

/** Says nothing without what stands before it. */
const needsBefore = ({ siblings, first, last, opens }: Span): boolean => {
  const [opening, closing, before] = [siblings[first], siblings[last], siblings[first - 1]];
  if (!opens || !opening || !closing || !before) return false;
  if (retracts(opening)) return true;
  return leaningOf(opening, closing.end, siblings, !isOfParagraph(before, opening)) === 'must';
};

const isTakenBack = ({ siblings, last, closes }: Span): boolean => {
  const next = siblings[last + 1];
  return closes && next !== undefined && retracts(next);
};

/** Says nothing yet without what stands after it. */
const needsAfter = ({ siblings, last, closes, kind, passage }: Span): boolean => {
  const [closing, next] = [siblings[last], siblings[last + 1]];
  if (!closes || !closing || !next) return false;
  if (isOfParagraph(closing, next) && next.words <= mostOfShort) return true;
  if (announces.test(closing.text) && closing.voices.length === 0) return true;
  return kind === 'hide' && closing.end === passage.end && namesSecret.test(closing.text);
};

const growthsOf = (span: Span, all: readonly Span[], keptOut: KeptOut, isLongest: boolean): Growth[] => {
  const { siblings, first, last, kind } = span;
  const { from, to } = roomFrom(first, last, span, all, keptOut);
  const before = wordsBetween(siblings, from, first);
  const after = wordsBetween(siblings, last + 1, to + 1);
  const grow = (newFirst: number, newLast: number, rank: number): Growth[] => {
    const words = wordsBetween(siblings, newFirst, first) + wordsBetween(siblings, last + 1, newLast + 1);
    // All of an answer is not how it ends.
    const isNoEnd = kind === 'ending' && newFirst === 0 && first > 0;
    return words === 0 || isNoEnd ? [] : [{ span, first: newFirst, last: newLast, words, rank: rank + words / 1000 }];
  };
  const next = all.find((one) => one !== span && one.siblings === siblings && one.first === to + 1);
  const meetsNext =
    next !== undefined && siblings[to] !== undefined && isOfParagraph(siblings[to], siblings[to + 1] ?? siblings[to]);
  const own = wordsBetween(siblings, first, last + 1);
  const isWhole = before + after + own <= longestOf(span);
  const isFree = (index: number): boolean => index >= 0 && !isTaken(index, span, all, keptOut);
  // As far back as the sentence that says of whom or what it speaks; where none does, nothing is won by the one before.
  const known = needsBefore(span)
    ? Array.from({ length: mostBack }, (_, step) => first - 1 - step)
        .filter((index, step, all) => all.slice(0, step + 1).every(isFree) && index >= 0)
        .find((index) => !needsBefore({ ...span, first: index }) && !isShared(index, span, all))
    : undefined;
  // A paragraph of a few words goes on in the next one; at the end of an answer, from the one before.
  const isCentral = kind === 'central' && first > 0;
  const few = isCentral ? fewestOfCentral : fewestOfPassage;
  const isBrief = before + after === 0 && own < few && kind !== 'dream';
  const index = isCentral || kind === 'ending' || longestOf(span) === mostOfDictated ? first - 1 : last + 1;
  const neighbour = isBrief && isFree(index) ? roomFrom(index, index, span, all, keptOut) : null;
  const isNeighbourShort =
    neighbour !== null && wordsBetween(siblings, neighbour.from, neighbour.to + 1) <= mostOfNeighbour;
  // One that was chosen for what it shows takes in the paragraphs before and after it.
  const paragraphAt = (at: number): Growth[] => {
    if (kind !== 'central' || !isFree(at)) return [];
    const next = roomFrom(at, at, span, all, keptOut);
    return grow(Math.min(first, next.from), Math.max(last, next.to), isLongest ? ofLongest : ofOthers);
  };
  const rest = siblings.filter((_, at) => at < first || at > last);
  const isNearlyAll =
    kind === 'central' &&
    rest.reduce((sum, { words }) => sum + words, 0) <= mostWordsOfAnswer &&
    siblings.every((_, at) => (at >= first && at <= last) || isFree(at));
  const above =
    isCentral && own < hardlyAny && isFree(first - 1) ? roomFrom(first - 1, first - 1, span, all, keptOut) : null;
  const isAboveShort = above !== null && wordsBetween(siblings, above.from, first) <= mostOfBefore;
  return [
    ...(isNearlyAll ? grow(0, siblings.length - 1, nearlyAll) : []),
    ...(isAboveShort ? grow(above.from, last, aroundFew) : []),
    ...(isTakenBack(span) && isFree(last + 1) ? grow(first, last + 1, needed) : []),
    ...(needsAfter(span) && isFree(last + 1) ? grow(first, last + 1, leant) : []),
    ...(known === undefined ? [] : grow(known, last, leant)),
    // A dream that is cut off before its end was another dream.
    ...(kind === 'dream' ? grow(first, to, needed) : []),
    ...(meetsNext && to - last <= mostBetween && after <= mostWordsBetween ? grow(first, to, 0) : []),
    ...(after <= mostWordsLeft ? grow(first, to, 1) : []),
    ...(before <= mostWordsLeft ? grow(from, last, 1) : []),
    ...(isWhole ? grow(from, to, 2) : []),
    ...(isNeighbourShort ? grow(Math.min(first, neighbour.from), Math.max(last, neighbour.to), 3) : []),
    ...(before === 0 ? paragraphAt(first - 1) : []),
    ...(after === 0 ? paragraphAt(last + 1) : []),
  ];
};

/** Kinds that have other passages to show than those which nothing makes whole. */
const choosy: ReadonlySet<Kind> = new Set([
  'central',
  'ending',
  'spoken',
  'heard',
  'stays',
  'hide',
  'return',
  'unsaid',
  'echo',
]);
/** A phrase in two places says something even where one of them leans on what is not shown. */
const isPhrase = (claim: Observation['claim']): boolean => claim.kind === 'echo' && claim.fragments.length > 0;
const patterns: ReadonlySet<Kind> = new Set(['ending', 'echo', 'return']);
/** With fewer sections, one that is cut off is better than none. */
const fewestSections = 4;

/** Lets passages take in what would be left out between or around them, as long as not too much is shown in all. What is pinned stays. */
export const closeGaps = (
  selection: Selection,
  matter: Matter,
  keptOut: KeptOut,
  pinned: ReadonlySet<string> = new Set(),
): Selection => {
  const chosen = [...selection.sections, ...selection.lenses];
  const spans = new Map<Passage, Span>();
  for (const { observation, passages } of chosen)
    for (const passage of passages) {
      const span = spanOf(passage, observation.claim.kind, matter, keptOut);
      if (span) spans.set(passage, span);
    }
  const all = [...spans.values()];
  const written = matter.answers.reduce((sum, { words }) => sum + words, 0);
  const longest = matter.answers.reduce<Matter['answers'][number] | null>(
    (most, one) => (one.words > (most?.words ?? 0) ? one : most),
    null,
  );
  const isOfLongest = ({ siblings }: Span): boolean =>
    siblings === longest?.sentences && longest.words <= mostOfLongest;
  let left = mostShown * written - all.reduce((sum, { passage }) => sum + countWords(passage.text), 0);
  const spare = (mostShownWithLongest - mostShown) * written;
  for (;;) {
    const [best] = all
      .filter(({ mayGrow }) => mayGrow)
      .flatMap((span) => growthsOf(span, all, keptOut, isOfLongest(span)))
      .filter(
        ({ span, first, last, words, rank }) =>
          (rank < 0 || words <= left + (isOfLongest(span) ? spare : 0)) &&
          wordsBetween(span.siblings, first, last + 1) <=
            Math.max(mostOfPassage, isOfLongest(span) ? mostOfLongest : longestOf(span)),
      )
      .sort((one, other) => one.rank - other.rank);
    if (!best) break;
    best.span.first = best.first;
    best.span.last = best.last;
    left -= best.words;
  }
  const merged = mergeCentral(all);
  const grown = (passage: Passage): Passage => {
    const span = spans.get(passage);
    if (!span) return passage;
    const start = span.opens ? (span.siblings[span.first]?.start ?? passage.start) : passage.start;
    const end = span.closes ? (span.siblings[span.last]?.end ?? passage.end) : passage.end;
    const text = span.siblings[span.first]?.answer.text.slice(start, end) ?? passage.text;
    return start === passage.start && end === passage.end ? passage : { ...passage, start, end, text };
  };
  const isKept = (claim: Observation['claim'], passage: Passage): boolean => {
    const span = spans.get(passage);
    if (span && merged.has(span)) return false;
    if (!span?.mayGrow || !choosy.has(claim.kind) || isPhrase(claim)) return true;
    if (claim.kind === 'ending' && span.first === 0) return false;
    // What another section shows before it says what a short end means.
    const isRest = claim.kind === 'ending' && span.first > 0 && isTaken(span.first - 1, span, all, keptOut);
    if (isRest && wordsBetween(span.siblings, span.first, span.last + 1) < fewestOfPassage) return false;
    return !(isTakenBack(span) || needsBefore(span) || needsAfter(span));
  };
  const growAll = (one: Chosen): Chosen => ({ ...one, passages: one.passages.map(grown) });
  const keepWhole = (one: Chosen): Chosen => ({
    ...one,
    passages: one.passages.filter((passage) => isKept(one.observation.claim, passage)),
  });
  // How one answer ends is no pattern, and what stands in one place does not return.
  const isWholeAnswer = (passage: Passage): boolean => spans.get(passage)?.first === 0;
  const isSection = ({ observation, passages }: Chosen): boolean =>
    passages.length > (patterns.has(observation.claim.kind) ? 1 : 0);
  const whole = selection.sections.map(keepWhole);
  const isEnough = whole.filter(isSection).length >= fewestSections;
  const sections = selection.sections.flatMap((before, place) => {
    const one = whole[place];
    if (one && isSection(one)) return [one];
    const isNoEnd = before.observation.claim.kind === 'ending' && before.passages.some(isWholeAnswer);
    if ((isEnough || isNoEnd) && !pinned.has(before.observation.id)) return [];
    const passages = before.passages.filter((passage) => {
      const span = spans.get(passage);
      return !span || !merged.has(span);
    });
    return passages.length > 0 ? [{ ...before, passages }] : [];
  });
  return { ...selection, sections: sections.map(growAll), lenses: selection.lenses.map(growAll) };
};
