import { opening, words } from './words';

/**
 * What reading a sentence knows of a language: alternatives of patterns, matched as whole words in any case. Closed classes and
 * fixed phrases only; what is open, such as nouns, is never listed beyond people.
 */
export interface LanguageWords {
  /** Small words by which a text is known to be in this language. */
  readonly common: string;
  /** Relatives and other people, with the words that belong before them. */
  readonly people: string;
  /** Pronouns and collective words that may speak: `she`, `everyone`. */
  readonly anybody: string;
  /** Words that look like names in the middle of a sentence and are none. */
  readonly notNames: string;
  /** After these a capitalised word is a place. */
  readonly beforePlaces: string;
  /** The writer as a subject, where it is written. */
  readonly i: string;
  /** Verbs of speech with the writer as their subject, where the subject is not written: `dije`. */
  readonly iSay: string;
  /** What may stand between a subject and its verb. */
  readonly between: string;
  /** Verbs that lead speech or thought of others. */
  readonly say: string;
  /** To whom: `me`, `my sister`. */
  readonly object: string;
  /** Between subject and verb, or after the verb: it was not said. */
  readonly unsaid: string;
  /** Looks like that, but it was said: `never stopped`. */
  readonly saidAfterAll: string;
  /** After such a verb: begins indirect speech. */
  readonly indirect: string;
  /** After such a verb: begins direct speech without marks. */
  readonly direct: string;
  /** `according to`; the person follows. */
  readonly accordingTo: string;
  readonly rule: string;
  readonly negators: string;
  /** Phrases with a negator that deny nothing: `not only`. */
  readonly notNegating: string;
  readonly noLonger: string;
  /** Says that something has ended, without denying. */
  readonly ended: string;
  readonly subordinators: string;
  /** Joins a clause of the same rank: `and`, `but`. */
  readonly coordinators: string;
  readonly dream: string;
  readonly dreamGoesOn: string;
  /** Looks like a dream and is none. */
  readonly noDream: string;
  readonly wish: string;
  readonly noWish: string;
  readonly hypothetical: string;
  /** Looks hypothetical and is not: `as if`. */
  readonly noHypothetical: string;
  readonly habit: string;
  readonly past: string;
  readonly future: string;
}

/** The patterns of a language. */
export const compilePack = (list: LanguageWords) => ({
  people: words(list.people.replace(/\s*\n\s*/g, ''), 'giu'),
  anybody: words(list.anybody, 'giu'),
  notName: words(list.notNames),
  afterPlaceWord: new RegExp(`(?<![\\p{L}])(?:${list.beforePlaces})\\s+$`, 'iu'),
  i: words(list.i),
  iSays: new RegExp(
    `(?<![\\p{L}'])(?:(?:${list.i})(?:\\s+(?:${list.between}))*\\s+(?:${list.say})${list.iSay ? `|${list.iSay}` : ''})(?![\\p{L}])`,
    'iu',
  ),
  saysAfter: new RegExp(
    `^(?:\\s*,)?(?:\\s+(?:${list.between}))*\\s+(?<negated>(?:${list.unsaid})\\s+(?:(?:${list.between})\\s+)*)?(?<verb>${list.say})(?![\\p{L}])(?:\\s+(?:${list.object})(?![\\p{L}]))?(?<after>(?:\\s+(?:${list.unsaid})(?![\\p{L}]))?)`,
    'iu',
  ),
  saysBefore: new RegExp(`(?<![\\p{L}])(?:${list.say})(?:\\s+(?:${list.object}))?\\s+$`, 'iu'),
  saidAfterAll: words(list.saidAfterAll),
  indirect: opening(list.indirect),
  direct: opening(list.direct),
  accordingTo: new RegExp(`(?<![\\p{L}])(?:${list.accordingTo})\\s+$`, 'iu'),
  rule: words(list.rule),
  negator: words(list.negators, 'giu'),
  notNegating: words(list.notNegating, 'giu'),
  noLonger: words(list.noLonger),
  ended: words(list.ended),
  subordinator: words(list.subordinators, 'giu'),
  opensSubordinate: opening(list.subordinators),
  coordinator: words(list.coordinators, 'giu'),
  dream: words(list.dream),
  dreamGoesOn: opening(list.dreamGoesOn),
  noDream: words(list.noDream),
  wish: words(list.wish),
  noWish: words(list.noWish),
  hypothetical: words(list.hypothetical),
  noHypothetical: words(list.noHypothetical),
  habit: words(list.habit),
  past: words(list.past),
  future: words(list.future),
});
export type LanguagePack = ReturnType<typeof compilePack>;
