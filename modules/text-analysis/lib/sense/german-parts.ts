import type { PersonSpan } from './find-persons';
import type { Before, Voice } from './find-speaker';
import { hide, type Segment, segmentsOf, wordOf } from './german-clauses';
import { circumstance, imperative, isIndirectMood, secondPerson, that } from './german-speech-words';
import type { Span } from './sense';

export const wordsIn = (text: string): number => text.match(/[\p{L}\p{N}]+/gu)?.length ?? 0;
export const iAm = /(?<!\p{L})(?:ich|wir|i|ick|ik)(?!\p{L})/iu;
export const negated = wordOf(
  'nie|niemals|nicht|nichts|niemand|niemandem|keiner|keine|kein|keinen|keinem|nimmer|kaum|ned|net|nit',
  'ohne (?:ein wort )?zu',
);
/** Determiners that no subject has; `meiner` and `der` may be feminine datives and are taken where nothing better stands. */
export const notSubject = wordOf(
  'meinem|meinen|meiner|meines|unserem|unseren|unserer|dem|den|des|einem|einen|einer',
  'ihrem|ihren|ihrer|seinem|seinen|seiner|jedem|jeden',
);
const notSubjectFirst = (words: string): boolean => words.search(notSubject) === 0;

/** A sentence cut into what is said between marks and the clauses around it. */
export interface Parts {
  readonly sentence: string;
  /** The sentence with everything between quotation marks hidden; offsets stay. */
  readonly text: string;
  readonly segments: readonly Segment[];
  readonly said: readonly Span[];
  /** What is between marks is speech rather than a title or a single word. */
  readonly isSpeech: boolean;
  /** Share of the sentence between marks. */
  readonly covered: number;
  readonly own: Voice;
  readonly textOf: (segment: Span | undefined) => string;
  /** The person between two offsets that may be a subject. */
  readonly personIn: (from: number, to: number) => PersonSpan | undefined;
  readonly isSubject: (person: PersonSpan | undefined) => boolean;
  readonly nameOf: (person: PersonSpan | undefined) => string | null;
  readonly contentAt: (start: number) => Span;
  readonly spoken: (kind: 'quoted' | 'reported', of: string | null, content: Span) => Voice;
  readonly quotedBy: (of: string | null) => Voice;
}

export const partsOf = (
  sentence: string,
  quotes: readonly Span[],
  persons: readonly PersonSpan[],
  before: Before,
): Parts => {
  const said = quotes.filter(({ start, end }) => wordsIn(sentence.slice(start, end)) > 0);
  const covered = said.reduce((sum, { start, end }) => sum + end - start, 0) / Math.max(1, sentence.length);
  const text = hide(sentence, said);
  const shown = persons.filter(({ start }) => !said.some((one) => start >= one.start && start < one.end));
  const spoken: Parts['spoken'] = (kind, of, content) => ({
    speaker: kind,
    of,
    voices: [{ ...content, kind, of }],
    content,
  });
  return {
    sentence,
    text,
    segments: segmentsOf(text),
    said,
    isSpeech: covered > 0.3 || said.some(({ start, end }) => wordsIn(sentence.slice(start, end)) > 2),
    covered,
    own: { speaker: 'own', of: null, voices: [], content: { start: 0, end: sentence.length } },
    textOf: (segment) => (segment ? text.slice(segment.start, segment.end) : ''),
    personIn: (from, to) => {
      const within = shown.filter(({ start }) => start >= from && start < to);
      return (
        within.find((person) => !notSubjectFirst(person.text)) ??
        within.find((person) => /^(?:meiner|der)(?!\p{L})/iu.test(person.text))
      );
    },
    isSubject: (person) => person !== undefined && !notSubjectFirst(person.text),
    nameOf: (person) => (person ? (person.named ? person.text : before.person) : null),
    contentAt: (start) => ({
      start: start + (/^[\s,:;–—-]*/u.exec(sentence.slice(start))?.[0].length ?? 0),
      end: sentence.length,
    }),
    spoken,
    quotedBy: (of) => ({
      ...spoken('quoted', of, { start: said[0]?.start ?? 0, end: said.at(-1)?.end ?? sentence.length }),
      voices: said.map((span) => ({ ...span, kind: 'quoted' as const, of })),
    }),
  };
};

/**
 * How what follows a verb of speech depends of it: an address is direct, `dass` and the mood of indirect speech are indirect; null
 * of a circumstance. After verbs like `sagen` a plain main clause is indirect as well: `er sagt, ich bin laut`.
 */
export const kindOf = (content: string, isLoose: boolean): 'quoted' | 'reported' | null => {
  if (/^\s*(?:dass|daß)(?!\p{L})/iu.test(content)) return 'reported';
  if (secondPerson.test(content)) return 'quoted';
  if (that.test(content)) return 'reported';
  if (imperative.test(content)) return 'quoted';
  const without = /^\s*ohne(?!\p{L})/iu.test(content) && !/(?<!\p{L})zu(?!\p{L})/u.test(content);
  if (circumstance.test(content) && !(without && isIndirectMood(content))) return null;
  return isIndirectMood(content) || isLoose ? 'reported' : null;
};
