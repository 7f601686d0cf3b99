import type { SenseLanguage } from '#modules/text-analysis/public';
import type { SpeechTriggers } from './speech';
import type { VerdictTriggers } from './verdicts';

/** Lists of single words, written as text. */
export interface WordLists {
  /** A line for each relation: its name, then the other words for it. */
  readonly kin: string;
  /** Relations that matter even where they are named once. */
  readonly close: string;
  /** Relations of one sex, for pronouns that can only mean one of them. */
  readonly she: string;
  readonly he: string;
  /** Numbers from one on, and the tens from twenty on. */
  readonly units: string;
  readonly tens: string;
  /** Nouns that stand in everybody's texts; they return without meaning anything. */
  readonly commonNouns: string;
  /** Ordinary nouns: they count as returning in three Labors, or in two together with another word. */
  readonly ordinaryNouns: string;
  /** Verbs and other words that say little. */
  readonly commonWords: string;
}

/** Phrases by which kinds of sentences are found: patterns of whole words in any case. An empty list leaves the kind out. */
export interface Triggers extends WordLists, SpeechTriggers, VerdictTriggers {
  readonly hide: readonly string[];
  /** Looks like hiding and is none. */
  readonly noHide: readonly string[];
  /** What should have been told. */
  readonly owed: readonly string[];
  /** A question put to somebody then, told as speech. */
  readonly noQuestion: readonly string[];
  readonly conclusion: readonly string[];
  /** After these the conclusion itself follows: `… is that`. */
  readonly conclusionLeads: readonly string[];
  /** Says that something has stayed in the writer's mind. */
  readonly stays: readonly string[];
  readonly fear: readonly string[];
  readonly noFear: readonly string[];
  readonly stance: readonly string[];
  readonly noStance: readonly string[];
  readonly figure: readonly string[];
  readonly noFigure: readonly string[];
  readonly selfName: readonly string[];
  readonly shadow: readonly string[];
  readonly threshold: readonly string[];
  readonly rite: readonly string[];
  readonly noRite: readonly string[];
  readonly body: readonly string[];
  readonly wish: readonly string[];
  readonly noWish: readonly string[];
  /** Own age; the group `age` is a number or its word. */
  readonly age: readonly string[];
  readonly year: readonly string[];
  /** Words that insist, in the form that is printed, with all their forms. */
  readonly insistence: readonly (readonly [string, string])[];
  /** Says that a sentence of somebody was kept. */
  readonly memory: readonly string[];
  readonly reply: readonly string[];
  /** After a person as subject: something was never said or done. */
  readonly unsaid: readonly string[];
  /** The subject and the verb in one: nobody said it. */
  /** The writer never heard it from somebody; group `who`. */
  readonly unheard: readonly string[];
  readonly unsaidByNobody: readonly string[];
  /** Two groups, `not` and `but`. */
  readonly correction: readonly string[];
  /** Opening of a sentence that denies, and opening of the next that says what is so. */
  readonly correctionPair: readonly (readonly [string, string])[];
  readonly halves: readonly string[];
  /** `I am (not) brave`; groups `no` and `word`. */
  readonly flip: readonly string[];
  readonly flipNot: readonly string[];
  /** The writer's general `you` or `one`, and what looks like it. */
  readonly shift: readonly (readonly [string, string])[];
  readonly noShift: readonly string[];
  readonly feelings: readonly string[];
}

export type TriggersByLanguage = Readonly<Record<SenseLanguage, Triggers>>;
