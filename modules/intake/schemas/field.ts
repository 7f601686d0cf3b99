import type { JourneyType } from './options';
import { limits } from './values';

/** Not sensitive: the team reads it. */
export const general = { group: 'general' } as const;
/** Must be answered. */
export const required = { required: true } as const;
/** Ours, not the specification's. */
export const added = { added: true } as const;
/** One line of text. */
export const line = {
  kind: 'line',
  most: limits.line,
  message: 'Write this in one line of at most 200 characters.',
} as const;
/** Text over several lines that may stay empty. */
export const text = { kind: 'text', most: limits.text, message: 'Write at most 5,000 characters.' } as const;
/** Any number of options, or words of one's own. */
export const list = { kind: 'choices', most: limits.options, open: true, message: 'Choose from the list.' } as const;

/** Who may read an answer is decided by its group: the three are sealed apart and shared apart. */
export const groups = ['general', 'medical', 'trauma'] as const;
export type Group = (typeof groups)[number];

/** How a field is asked and what it holds: texts, a wall-clock date or time, a zone, one or several options, a whole number, yes or no. */
export type Kind =
  | 'line'
  | 'text'
  | 'email'
  | 'phone'
  | 'date'
  | 'time'
  | 'zone'
  | 'choice'
  | 'choices'
  | 'whole'
  | 'yes';

/** One question: where it stands, what it takes, and the sentence that is shown when the answer does not fit. */
export interface Field {
  readonly step: number;
  readonly kind: Kind;
  readonly group: Group;
  /** Shown under the field when it is missing or does not fit. */
  readonly message: string;
  readonly required?: true;
  /** Not in the specification's form: judged by the server only when it is sent. */
  readonly added?: true;
  /** Paths that ask it; absent means all three. */
  readonly paths?: readonly JourneyType[];
  /** Characters of a text, entries of a list, or bounds of a number. */
  readonly least?: number;
  readonly most?: number;
  /** A number must be a multiple of it. */
  readonly every?: number;
  readonly options?: readonly string[];
  /** The options are ours: another text of one line is taken as well. */
  readonly open?: true;
  readonly initial?: string | number | boolean;
}
