import type { SenseLanguage } from '#modules/text-analysis/public';

/** 0 nothing, 1 one quiet line, 2 help next to what follows, 3 explicit and present: help first. */
export type CrisisLevel = 0 | 1 | 2 | 3;

/**
 * What a sentence speaks of: the steps of the Columbia scale from a wish to be dead to an act, self-harm, hints that name no
 * step, and apart from these what others do to the writer, lost reality and danger to others.
 */
export const crisisCategories = [
  'wish-to-die',
  'thoughts',
  'method',
  'intent',
  'plan',
  'preparation',
  'act',
  'self-harm',
  'farewell',
  'hopelessness',
  'violence',
  'abuse',
  'psychosis',
  'harm-to-others',
] as const;
export type CrisisCategory = (typeof crisisCategories)[number];

/** Categories in which the writer is in danger from themselves. */
export const isSelfDirected = (category: CrisisCategory): boolean =>
  !['violence', 'abuse', 'psychosis', 'harm-to-others'].includes(category);

/** A sentence that raised the gate; `text.slice(start, end)` is the sentence. */
export interface CrisisFinding {
  readonly start: number;
  readonly end: number;
  readonly level: 1 | 2 | 3;
  readonly category: CrisisCategory;
  /** The rule that found it, or `likeness`; never the words. */
  readonly why: string;
}

export interface CrisisAssessment {
  readonly level: CrisisLevel;
  readonly categories: readonly CrisisCategory[];
  readonly findings: readonly CrisisFinding[];
}

/** What several findings amount to: the gravest counts. */
export const toAssessment = (findings: readonly CrisisFinding[]): CrisisAssessment => ({
  level: ([3, 2, 1] as const).find((one) => findings.some(({ level }) => level === one)) ?? 0,
  categories: [...new Set(findings.map(({ category }) => category))],
  findings,
});

/**
 * One rule of a language. `say` is a pattern over the plain words of a sentence (`compilePattern`); with several, all must be
 * found in it, in any order.
 */
export interface CrisisRule {
  readonly id: string;
  readonly category: CrisisCategory;
  readonly level: 1 | 2 | 3;
  readonly say: readonly string[];
  /** Words of the sentence with which it is an idiom or something else. */
  readonly unless?: string;
  /** Excuses that do not count: a rule that is a denial itself ("not want to live") is not denied by its own words. */
  readonly stands?: readonly Excuse[];
}

/** Why a sentence that a rule found raises nothing after all. */
export type Excuse = 'denied' | 'past' | 'voice' | 'dream' | 'fiction';

/** What the engine knows of a language next to its rules; patterns as in `CrisisRule.say`. */
export interface CrisisLanguage {
  readonly language: SenseLanguage;
  readonly rules: readonly CrisisRule[];
  /** Spellings and short forms, each replaced by the plain word. */
  readonly spellings: readonly (readonly [string, string])[];
  /** Long words that are recognised with one wrong letter. */
  readonly typoWords: readonly string[];
  readonly negators: string;
  /** Denials that deny nothing: "cannot stop". */
  readonly noDenial: string;
  /** Words that open a new clause. */
  readonly clauseOpeners: string;
  readonly longAgo: string;
  /** Makes a past sentence present after all. */
  readonly now: string;
  /** Says that it is over. */
  readonly ended: string;
  readonly fiction: string;
}
