import type { Negation, Reality, Span, Speaker } from './sense';
import { opening, words } from './words';

/** What leaves open in a language whose a sentence is, whether it is meant as it stands, or whether it is so. */
export interface DoubtWords {
  /** The writer, as a subject or in the form of a verb. */
  readonly first: string;
  /** `you`, and forms of verbs that only go with it. */
  readonly second: string;
  /** Opens a call to somebody. */
  readonly imperative: string;
  /** Verbs of speech and belief of others, and what is said without naming who. */
  readonly speech: string;
  /** The writer's own speech. */
  readonly mine: string;
  /** Rules, proverbs, writings and voices within. */
  readonly lore: string;
  /** Opens a general truth: `he who`. */
  readonly general: string;
  /** Praise and thanks that may be meant the other way round. */
  readonly ironic: string;
  /** Denies without a negator. */
  readonly denying: string;
  /** A statement and the beginning of its reason, right before what is denied in it. */
  readonly reason: string;
  /** Conditions, wishes, guesses and questions without the form of one. */
  readonly unreal: string;
  readonly opensUnreal: string;
  /** Names sleep and dreams. */
  readonly sleep: string;
  /** Somebody wakes up, so that the sentence before may have been a dream. */
  readonly wakes: string;
  /** Somebody is awake, or speaks of the day of writing. */
  readonly awake: string;
  /** What somebody else does before or after they speak. */
  readonly gesture: string;
  /** Only narrated events have these tenses. */
  readonly past: string;
}

export const compileDoubts = (list: DoubtWords) => ({
  first: words(list.first),
  second: words(list.second),
  imperative: opening(list.imperative),
  speech: words(list.speech),
  mine: words(list.mine),
  lore: words(list.lore),
  general: opening(list.general),
  ironic: words(list.ironic),
  denying: words(list.denying),
  reason: new RegExp(`\\p{L}.*(?<!\\p{L})(?:${list.reason})(?!\\p{L})(?:\\s+\\p{L}+){0,6}\\s+$`, 'iu'),
  unreal: words(list.unreal),
  opensUnreal: opening(list.opensUnreal),
  sleep: words(list.sleep),
  wakes: words(list.wakes),
  awake: words(list.awake),
  gesture: words(list.gesture),
  past: words(list.past),
});
export type Doubts = ReturnType<typeof compileDoubts>;

/** The sentence before, as it was read. */
export interface Earlier {
  readonly sentence: string;
  readonly speaker: Speaker;
  readonly reality: Reality;
  /** It may still tell a dream. */
  readonly isDreaming: boolean;
}
export interface Doubtful {
  readonly sentence: string;
  readonly quotes: readonly Span[];
  readonly negations: readonly Negation[];
  readonly earlier: Earlier | null;
  readonly next: string;
}

const wordCount = (text: string): number => text.match(/[\p{L}\p{N}]+/gu)?.length ?? 0;

/** Whether a sentence goes on with a dream, as far as can be seen. */
export const mayDream = (sentence: string, earlier: Earlier | null, doubts: Doubts): boolean =>
  doubts.sleep.test(sentence) ||
  (earlier !== null && (earlier.isDreaming || earlier.reality === 'dream') && !doubts.awake.test(sentence));

/** Somebody is spoken to right after somebody else came up: "She looked at me. You never finish anything." */
export const isAddressedBySomebody = ({ sentence, earlier }: Doubtful, doubts: Doubts): boolean =>
  earlier !== null &&
  (doubts.second.test(sentence) || doubts.imperative.test(sentence)) &&
  !doubts.first.test(sentence) &&
  doubts.gesture.test(earlier.sentence);

/** Whether somebody else may be speaking although no frame says so. */
export const mayBeTheirs = ({ sentence, earlier, next }: Doubtful, doubts: Doubts): boolean => {
  const isPast = doubts.past.test(sentence);
  const isAddress = doubts.second.test(sentence) || doubts.imperative.test(sentence);
  const isLed = earlier !== null && (doubts.gesture.test(earlier.sentence) || earlier.speaker !== 'own');
  if (isAddress) return !doubts.first.test(sentence) || isLed;
  return !isPast && isLed && (doubts.gesture.test(next) || !doubts.first.test(sentence));
};

/** Whether words of others, of rules or of proverbs stand in a sentence without it being clear where they end. */
const hasOtherWords = ({ sentence, quotes, earlier }: Doubtful, doubts: Doubts): boolean => {
  const spoken = quotes.filter(({ start, end }) => wordCount(sentence.slice(start, end)) > 1);
  const colon = sentence.search(/:\s/u);
  if (doubts.lore.test(sentence) || (doubts.general.test(sentence) && !doubts.first.test(sentence))) return true;
  if (/^\s*[—–-]/u.test(sentence) || (earlier && /:["'“”„«»‘’\s]*$/u.test(earlier.sentence))) return true;
  if (doubts.mine.test(sentence)) return false;
  return (
    spoken.length > 0 || doubts.speech.test(sentence) || (colon > 0 && !doubts.first.test(sentence.slice(0, colon)))
  );
};

/** Only what is denied within a reason at the end leaves the statement before it as it is. */
const isPartlyDenied = ({ sentence, negations }: Doubtful, doubts: Doubts): boolean =>
  negations.some(({ start }) => !doubts.reason.test(sentence.slice(0, start)));

/**
 * Whether a sentence that reads as the writer's own, affirmed and real may not be: nothing is claimed from it then. It asks for
 * less than the readings of speaker, denial and reality, which name the likeliest.
 */
export const isDoubtful = (found: Doubtful, doubts: Doubts): boolean => {
  const { sentence, earlier, next } = found;
  return (
    wordCount(sentence) < 4 ||
    /[!¡?¿…]/u.test(sentence) ||
    isPartlyDenied(found, doubts) ||
    doubts.denying.test(sentence) ||
    doubts.ironic.test(sentence) ||
    doubts.unreal.test(sentence) ||
    doubts.opensUnreal.test(sentence) ||
    mayDream(sentence, earlier, doubts) ||
    doubts.wakes.test(next) ||
    hasOtherWords(found, doubts) ||
    mayBeTheirs(found, doubts)
  );
};
