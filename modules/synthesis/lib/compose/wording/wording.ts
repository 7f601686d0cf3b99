import type { Kind } from '#modules/observations/public';

/** Kinds that lie under an author's thought; the lifeline closes a reading; all others are sections. */
export type LensKind = 'dream' | 'shadow' | 'stance' | 'threshold' | 'rite' | 'body' | 'figure';
export type SectionKind = Exclude<Kind, LensKind | 'lifeline'>;

/**
 * Sentences with slots in braces. A variant can be taken only where each of its slots has a value; `{s}` and `{m}` are empty and
 * stand where there is one passage or several. A slot written with a capital begins a sentence.
 */
export type Variants = readonly string[];

export interface SectionWording {
  /** What was counted or located. */
  readonly claims: Variants;
  /** A further sentence where the finding has more to it. */
  readonly more?: Variants;
  readonly asks: Variants;
  /** How it was found. */
  readonly how: Variants;
  /** Headings where no fragment may stand in one. */
  readonly titles: Variants;
}

export interface LensWording {
  readonly concept: string;
  readonly notes: Variants;
  readonly asks: Variants;
}

export interface Experiment {
  readonly title: string;
  readonly text: string;
}

/** Runs of three numbers or more as a range: `1 to 4`, `7`. */
export const ranges = (numbers: readonly number[], to: string): string[] => {
  const parts: string[] = [];
  for (let at = 0; at < numbers.length; ) {
    let end = at;
    while (numbers[end + 1] === (numbers[end] ?? 0) + 1) end += 1;
    if (end - at >= 2) parts.push(`${numbers[at]} ${to} ${numbers[end]}`);
    else parts.push(...numbers.slice(at, end + 1).map(String));
    at = end + 1;
  }
  return parts;
};

/** Paragraphs around the sections. */
export interface FrameWording {
  readonly counts: Variants;
  readonly thin: Variants;
  readonly unread: Variants;
  readonly sinceNew: Variants;
  readonly sinceGone: Variants;
  readonly unused: Variants;
  readonly lifeline: Variants;
  readonly open: Variants;
  readonly leftOut: Variants;
  readonly nothing: Variants;
}

export interface Grammar {
  readonly open: string;
  readonly close: string;
  readonly and: string;
  /** Zero to twelve. */
  readonly numbers: readonly string[];
  readonly often: (times: number) => string;
  readonly labors: (numbers: readonly number[]) => string;
  readonly inLabors: (numbers: readonly number[]) => string;
  readonly ofLabors: (numbers: readonly number[]) => string;
  readonly rule: string;
  readonly isPlural: (person: string) => boolean;
  /** A person as the client writes of them, for the client's ears. */
  readonly address: (person: string) => string;
  /** Somebody who is written of: "of your mother", "von deiner Mutter". */
  readonly about: (person: string) => string;
  /** "the man" for "a man", once he was named. */
  readonly definite: (person: string) => string;
  /** What mends a filled sentence, such as contractions. */
  readonly mend: (text: string) => string;
}

export interface Wording {
  readonly grammar: Grammar;
  readonly sections: Readonly<Record<SectionKind, SectionWording>>;
  readonly lenses: Readonly<Record<LensKind, LensWording>>;
  /** Questions beside passages of death, violence, drink or loss. */
  readonly calm: Variants;
  readonly experiments: Readonly<Partial<Record<SectionKind | LensKind, readonly Experiment[]>>>;
  readonly frame: FrameWording;
  /** What is called by name when it was left out. */
  readonly parts: Readonly<Record<string, string>>;
  readonly chart: {
    readonly design: string;
    readonly centers: string;
    readonly keys: string;
    readonly sky: string;
    readonly apart: string;
    /** What a chapter of the chart says. */
    readonly chapter: string;
    readonly fits: string;
    /** The client's own sentence on the subject of the chapter. */
    readonly own: string;
    readonly signs: Readonly<Record<string, string>>;
    readonly labels: Readonly<Record<string, string>>;
  };
}
