/** Languages that sentences are read in. */
export type SenseLanguage = 'en' | 'de' | 'es';

/** Whose statement a sentence is; `unsure` counts as not the writer's own. */
export type Speaker = 'own' | 'quoted' | 'reported' | 'unsure';
export type SenseTime = 'past' | 'past-habit' | 'no-longer' | 'present' | 'future';
export type Reality = 'real' | 'dream' | 'wish' | 'hypothetical' | 'question';

/** Characters of a text, in UTF-16 units; `end` is the first after them. */
export interface Span {
  readonly start: number;
  readonly end: number;
}

/** Words that are somebody else's. */
export interface VoiceSpan extends Span {
  readonly kind: 'quoted' | 'reported';
  /** The person as written, `rule` for a rule of a household, null where nobody is named. */
  readonly of: string | null;
}

/** A negator, and the words that it denies. */
export interface Negation extends Span {
  readonly word: string;
}

/** One sentence of what a person wrote, and what can be said of it without interpreting it. */
export interface SenseSentence extends Span {
  readonly text: string;
  readonly language: SenseLanguage;
  readonly speaker: Speaker;
  /** Of `quoted` and `reported`: as in `VoiceSpan`. */
  readonly of: string | null;
  readonly voices: readonly VoiceSpan[];
  /** Whether the main content is denied. */
  readonly polarity: 'affirmed' | 'negated';
  readonly negations: readonly Negation[];
  readonly time: SenseTime;
  readonly reality: Reality;
  /** People mentioned, as written, without the writer. */
  readonly persons: readonly string[];
  /** Whether the writer is the subject. */
  readonly self: boolean;
  /** Its words leave open whose it is, whether it is denied or whether it is so; the fields above name the likeliest. */
  readonly doubtful?: boolean;
}

/** True of a sentence that something may be claimed of its writer from: without doubt their own, affirmed and real. */
export const isOwnStatement = ({ speaker, polarity, reality, doubtful }: SenseSentence): boolean =>
  speaker === 'own' && polarity === 'affirmed' && reality === 'real' && !doubtful;
