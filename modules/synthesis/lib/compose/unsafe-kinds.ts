import type { Kind, Observation } from '#modules/observations/public';
import type { SenseLanguage } from '#modules/text-analysis/public';
import { frameworkOf, isLens } from './select';

/** How many claims and quotes of a kind readers called wrong, of all that they judged in a language (`testing/judgements`). */
interface Evidence {
  readonly wrong: number;
  readonly of: number;
}

/** Why a kind goes on after a round in which it was wrong too often: what its rules no longer take. */
interface Narrowed {
  /** The last round in which it was judged. */
  readonly round: number;
  readonly reason: string;
}

/** Kinds, and a framework where its passages were judged together. */
type ByKind<T> = Readonly<
  Record<SenseLanguage, Readonly<Partial<Record<Kind | 'jung' | 'frankl' | 'eliade' | 'others', T>>>>
>;

const notJudged: Evidence = { wrong: 0, of: 0 };

/**
 * Kinds that a language leaves out: readers found more than one in twenty wrong, and no later round has shown them right. A kind that
 * failed so in another language and was not judged in this one is left out too. A kind comes back when a round shows it right.
 */
export const unsafeKinds: ByKind<Evidence> = {
  en: {
    // Answers to the task, and pieces of dictation, were taken for conclusions.
    conclusion: { wrong: 5, of: 17 },
    // A grandmother's rule.
    condition: { wrong: 3, of: 3 },
    // What the client does not do was taken for what they do not mean.
    correction: { wrong: 2, of: 12 },
    // Visits that had ended.
    eliade: { wrong: 5, of: 9 },
    // An excuse was taken for a stance.
    frankl: { wrong: 1, of: 3 },
    fear: notJudged,
    // An idiom, and somebody else's remark, were taken for two sides.
    halves: { wrong: 4, of: 12 },
    insistence: { wrong: 1, of: 6 },
    // Whose words they are was misread; what others said stands in `heard`.
    kept: { wrong: 5, of: 12 },
    // The neck of a dummy.
    others: { wrong: 4, of: 15 },
    // "Mum" in what somebody says to the client, a name in a list, a list of Labors with one missing.
    people: { wrong: 18, of: 76 },
    question: notJudged,
    // A thing named in passing, one that was denied, and two words whose second alone came back.
    return: { wrong: 23, of: 123 },
    // What is dated belonged to other years too.
    scene: { wrong: 1, of: 12 },
    // What one customer asks these days.
    saying: { wrong: 3, of: 12 },
    shift: { wrong: 5, of: 8 },
    // Words that somebody wrote to the client.
    spoken: { wrong: 4, of: 39 },
    // A pain that stayed until the airport.
    stays: { wrong: 2, of: 22 },
    // "Nobody had said a word" against it.
    unsaid: { wrong: 6, of: 42 },
    wish: { wrong: 2, of: 4 },
  },
  de: {
    conclusion: { wrong: 3, of: 3 },
    // "Not … but" is one statement and corrects nothing.
    correction: { wrong: 3, of: 9 },
    // A decision about bricks was taken for a stance.
    frankl: { wrong: 1, of: 6 },
    fear: notJudged,
    halves: { wrong: 1, of: 6 },
    insistence: notJudged,
    kept: { wrong: 11, of: 21 },
    // "Father and daughter" was the client himself; a former wife was "your wife".
    people: { wrong: 10, of: 57 },
    question: { wrong: 3, of: 4 },
    // Habits that had ended, and watching by a window.
    rite: { wrong: 9, of: 12 },
    // The card laid face down at fifteen, and the marriage of today.
    scene: { wrong: 2, of: 13 },
    shift: { wrong: 2, of: 4 },
    weight: { wrong: 5, of: 20 },
    wish: { wrong: 2, of: 10 },
  },
  es: {
    conclusion: { wrong: 4, of: 11 },
    fear: { wrong: 1, of: 10 },
    insistence: notJudged,
    kept: { wrong: 5, of: 20 },
    // Lists of Labors that leave one out.
    people: { wrong: 12, of: 73 },
    question: { wrong: 7, of: 7 },
    // The neck of a hen and one's own.
    return: { wrong: 8, of: 153 },
    rite: notJudged,
    // "I was the one who …" tells a deed and no role.
    'self-name': { wrong: 4, of: 4 },
    shift: notJudged,
    // Answers without the words in which they were given.
    spoken: { wrong: 7, of: 97 },
    weight: { wrong: 3, of: 17 },
    // "Quiero" is love as well.
    wish: { wrong: 3, of: 9 },
  },
};

/** Kinds that were wrong too often when they were last judged, and whose rules no longer take what was wrong. */
export const narrowedKinds: ByKind<Narrowed> = {
  en: {
    weight: { round: 17, reason: 'It speaks of a passage, which may be more than a sentence.' },
  },
  de: {
    heard: {
      round: 23,
      reason: 'What somebody is called is nobody’s word, nor is the question of the Labor, said again.',
    },
    spoken: { round: 23, reason: 'What was never said to anybody is not spoken, in whatever order the words stand.' },
    turn: {
      round: 3,
      reason: 'A before and a now stand in it; "no longer" and "for the first time" compare no two times.',
    },
  },
  es: {
    hide: { round: 23, reason: 'A key that is kept from somebody is no hiding of one’s own.' },
    saying: { round: 23, reason: 'Its sentences no longer say that all of an answer is somebody else’s.' },
  },
};

export const isSafe = (kind: Kind, language: SenseLanguage): boolean =>
  unsafeKinds[language][kind] === undefined && !(isLens(kind) && unsafeKinds[language][frameworkOf(kind)]);

/** What a reading may be made of. */
export const safeOf = (observations: readonly Observation[]): Observation[] =>
  observations.filter(({ claim, language }) => isSafe(claim.kind, language));
