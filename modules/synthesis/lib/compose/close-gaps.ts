import {
  isDreamt,
  isNear,
  type Kind,
  type Matter,
  type Passage,
  type ReadSentence,
} from '#modules/observations/public';
import { countWords, type SenseLanguage } from '#modules/text-analysis/public';
import type { Chosen, Selection } from './select';

/** What lies between two passages of a paragraph is often what joins them: so many sentences and words of it are shown. */
const mostBetween = 2;
const mostWordsBetween = 45;
/** So few words are not left out at the beginning or the end of a paragraph. */
const mostWordsLeft = 40;
/** A paragraph of so many words is shown whole. */
const mostOfParagraph = 110;
const mostOfPassage = 130;
/** So much of what was written may be shown in all; the rest is the client's own page. */
const mostShown = 0.7;

/** Takes back what stands before it, which is not shown without it. */
const retracts: Readonly<Record<SenseLanguage, RegExp>> = {
  en: /^["'“(]*(?:correction|actually|no[,.:]|well[,.]? (?:no|not)|that(?:'s|’s| is) (?:not true|a lie|not right|wrong)|i lied|(?:scratch|strike|delete) that|that(?:'s|’s| is) a joke|(?:just )?(?:joking|kidding)|wrong)(?!\p{L})/iu,
  de: /^["'„»(]*(?:berichtigung|korrektur|doch|na ?ja|nein|stimmt (?:so )?nicht|das stimmt (?:so |gar )?nicht|quatsch|gelogen|falsch|(?:kleiner )?(?:spaß|scherz|witz)|streich das|vergiss das)(?!\p{L})/iu,
  es: /^["'“«(]*(?:corrección|corrijo|miento|mentira|no[,.:]|bueno[,.]? no|en realidad|eso no es (?:verdad|cierto)|es mentira|es broma|borra eso|tachado)(?!\p{L})/iu,
};

/** Their claim says where the passage stands; more before it would make that untrue. */
const staysShort: ReadonlySet<Kind> = new Set(['ending']);

/** What may not be missing; it is not counted against what may be shown. */
const needed = -1;

/** What no passage may take in: all of an answer, or a piece of one. */
export interface KeptOut {
  /** Ids of answers that raised the crisis gate: of these only what was looked at is shown. */
  readonly answers: ReadonlySet<string>;
  /** What the client called not theirs. */
  readonly spans: readonly Pick<Passage, 'responseId' | 'start' | 'end'>[];
}

/** A passage as sentences of its answer, from the first to the last that it shows. */
interface Span {
  readonly passage: Passage;
  readonly kind: Kind;
  readonly siblings: readonly ReadSentence[];
  first: number;
  last: number;
  readonly opens: boolean;
  readonly closes: boolean;
  readonly mayGrow: boolean;
}

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

const wordsBetween = (siblings: readonly ReadSentence[], from: number, to: number): number =>
  siblings.slice(from, to).reduce((sum, { words }) => sum + words, 0);

const spanOf = (passage: Passage, kind: Kind, { answers }: Matter, keptOut: KeptOut): Span | null => {
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
    mayGrow: passage.by === null && !staysShort.has(kind) && !keptOut.answers.has(passage.responseId),
  };
};

/** The paragraph of a span, cut where a dream begins or ends, and where another passage stands. */
const roomOf = (
  span: Span,
  all: readonly Span[],
  { spans }: KeptOut,
): { readonly from: number; readonly to: number } => {
  const { siblings, first, last } = span;
  const isTaken = (index: number): boolean =>
    all.some((one) => one !== span && one.siblings === siblings && one.first <= index && index <= one.last) ||
    spans.some((one) => {
      const sentence = siblings[index];
      const isSame = one.responseId === span.passage.responseId;
      return isSame && sentence !== undefined && sentence.start < one.end && one.start < sentence.end;
    });
  const isOpen = (index: number, near: number): boolean => {
    const [one, other] = [siblings[Math.min(index, near)], siblings[Math.max(index, near)]];
    if (!one || !other || !isNear(one, other) || isTaken(index)) return false;
    return isPartOfDream(one, siblings) === isPartOfDream(other, siblings);
  };
  let [from, to] = [first, last];
  while (span.opens && from > 0 && isOpen(from - 1, from)) from -= 1;
  while (span.closes && to < siblings.length - 1 && isOpen(to + 1, to)) to += 1;
  return { from, to };
};

const growthsOf = (span: Span, all: readonly Span[], keptOut: KeptOut): Growth[] => {
  const { siblings, first, last } = span;
  const { from, to } = roomOf(span, all, keptOut);
  const before = wordsBetween(siblings, from, first);
  const after = wordsBetween(siblings, last + 1, to + 1);
  const grow = (newFirst: number, newLast: number, words: number, rank: number): Growth[] =>
    words === 0 ? [] : [{ span, first: newFirst, last: newLast, words, rank: rank + words / 1000 }];
  const next = all.find((one) => one !== span && one.siblings === siblings && one.first === to + 1);
  const meetsNext =
    next !== undefined && siblings[to] !== undefined && isNear(siblings[to], siblings[to + 1] ?? siblings[to]);
  const isWhole = before + after + wordsBetween(siblings, first, last + 1) <= mostOfParagraph;
  const following = siblings[last + 1];
  const isTakenBack = to > last && following !== undefined && retracts[following.language].test(following.text);
  // A dream that is cut off before its end was another dream.
  const isDream = span.kind === 'dream';
  return [
    ...(isTakenBack ? grow(first, last + 1, following.words, needed) : []),
    ...(isDream ? grow(first, to, after, needed) : []),
    ...(meetsNext && to - last <= mostBetween && after <= mostWordsBetween ? grow(first, to, after, 0) : []),
    ...(after <= mostWordsLeft ? grow(first, to, after, 1) : []),
    ...(before <= mostWordsLeft ? grow(from, last, before, 1) : []),
    ...(isWhole ? grow(from, to, before + after, 2) : []),
  ];
};

/** Lets passages take in what would be left out between or around them, as long as not too much is shown in all. */
export const closeGaps = (selection: Selection, matter: Matter, keptOut: KeptOut): Selection => {
  const chosen = [...selection.sections, ...selection.lenses];
  const spans = new Map<Passage, Span>();
  for (const { observation, passages } of chosen)
    for (const passage of passages) {
      const span = spanOf(passage, observation.claim.kind, matter, keptOut);
      if (span) spans.set(passage, span);
    }
  const all = [...spans.values()];
  let left =
    mostShown * matter.answers.reduce((sum, { words }) => sum + words, 0) -
    all.reduce((sum, { passage }) => sum + countWords(passage.text), 0);
  for (;;) {
    const [best] = all
      .filter(({ mayGrow }) => mayGrow)
      .flatMap((span) => growthsOf(span, all, keptOut))
      .filter(
        ({ span, first, last, words, rank }) =>
          (rank < 0 || words <= left) && wordsBetween(span.siblings, first, last + 1) <= mostOfPassage,
      )
      .sort((one, other) => one.rank - other.rank);
    if (!best) break;
    best.span.first = best.first;
    best.span.last = best.last;
    left -= best.words;
  }
  const grown = (passage: Passage): Passage => {
    const span = spans.get(passage);
    if (!span) return passage;
    const start = span.opens ? (span.siblings[span.first]?.start ?? passage.start) : passage.start;
    const end = span.closes ? (span.siblings[span.last]?.end ?? passage.end) : passage.end;
    const text = span.siblings[span.first]?.answer.text.slice(start, end) ?? passage.text;
    return start === passage.start && end === passage.end ? passage : { ...passage, start, end, text };
  };
  const growAll = (one: Chosen): Chosen => ({ ...one, passages: one.passages.map(grown) });
  return { ...selection, sections: selection.sections.map(growAll), lenses: selection.lenses.map(growAll) };
};
