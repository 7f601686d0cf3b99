import { defineCollectingPort, definePort, defineSlot } from '#core/contract/public';
import type { LaborAudience } from './lib/labor-audience';

/**
 * What an answer is wanted for. `owner`: shown to the person who wrote it. `reading`: readings, questions, letters, the assistant.
 * `matching`: suggestions of practitioners. `practitioner`: to be seen by one, whose consent is asked apart.
 */
export type AnswerPurpose = 'owner' | 'reading' | 'matching' | 'practitioner';

/** One saved answer with its text, readable; handed only to modules that work for its owner. */
export interface LaborAnswer {
  readonly responseId: string;
  /** 1 to 12. */
  readonly laborNumber: number;
  readonly laborName: string;
  /** What staff let the Labor ask instead of its built-in words, in every language; absent where they changed nothing. */
  readonly asks?: string | undefined;
  readonly text: string;
  readonly version: number;
  /** ISO instant of the version. */
  readonly updatedAt: string;
}

export interface LaborProgress {
  /** Distinct Labors answered, 0 to 12. */
  readonly done: number;
  /** Those of them that readings and matching may use: their owner does not keep them to themselves. */
  readonly readable: number;
  readonly latest: { readonly laborNumber: number; readonly laborName: string; readonly at: string } | null;
  /** Lowest unanswered number; null when all twelve are done. */
  readonly next: number | null;
  /** Sum of all version numbers, deletions and changes of audience: changes whenever any answer does. */
  readonly revision: number;
}

export interface Labors {
  /** Saved answers of one person that may be used for a purpose, by Labor number. */
  answersFor(userId: string, purpose: AnswerPurpose): Promise<LaborAnswer[]>;
  /**
   * Every answer of one person and whom it is for, by Labor number. In a transaction no audience changes until its end: whoever keeps an
   * answer back waits for what has begun.
   */
  listAudiences(userId: string, db?: PortDatabase): Promise<readonly LaborAudience[]>;
  /** All words of the answers to these Labors, earlier versions included: to find them in what was made from them. */
  findAllWords(userId: string, laborNumbers: readonly number[]): Promise<readonly string[]>;
  progressOf(userId: string): Promise<LaborProgress>;
}

export const labors = definePort<Labors>('labors');

/** What somebody wrote further about an answer: they were asked about a sentence of their own. */
export interface FurtherAnswer {
  /** Stays the same when the words change. */
  readonly id: string;
  readonly laborNumber: number;
  /** The sentence that was asked about, word for word as it stands in the answer to the Labor. */
  readonly sentence: string;
  readonly question: string;
  readonly text: string;
  /** Counts the changes of the text, from 1. */
  readonly version: number;
  /** ISO instant of the version. */
  readonly updatedAt: string;
}
/** Asked with `core.ports(furtherAnswers)`, by modules that read answers. */
export interface FurtherAnswers {
  /** By Labor number, then in the order in which they were asked for; nothing of a Labor that may not be used for this purpose. */
  answersFor(userId: string, purpose: AnswerPurpose): Promise<readonly FurtherAnswer[]>;
}
export const furtherAnswers = defineCollectingPort<FurtherAnswers>('labors.further-answers');

/** How far people came. */
export interface LaborStanding {
  /** How many of the twelve each of these people has answered; who has answered none is absent. */
  countDone(db: PortDatabase, userIds: readonly string[]): Promise<ReadonlyMap<string, number>>;
  /** How many clients whose account was opened from `from` until before `to` (ISO instants) have answered at least so many by now. */
  countClients(
    db: PortDatabase,
    question: { readonly atLeast: number; readonly from: string; readonly to: string },
  ): Promise<number>;
  /** A query of `user_id` and `done` (1 to 12) of everybody with a saved answer: the team's list of all clients sorts and pages by it. */
  done(db: PortDatabase): PortQuery;
}
export const laborStanding = definePort<LaborStanding>('labors.standing');

export { hiddenLabors } from './lib/hidden-labors';
export type { LaborAudience } from './lib/labor-audience';
export { listLabors, listOwnDrafts, listOwnResponses } from './schemas/endpoints';
export { twelveLabors } from './schemas/twelve-labors';
export { type Audience, laborsForMatching } from './schemas/values';

/** Cards above the twelve: 'Create Your Profile' and 'Generate Holistic Profile' (profile fills it). */
export const laborSetup = defineSlot<Record<string, never>>('labors.setup');
/** Next to an open Labor; `text` is what is written right now. */
export const laborAside = defineSlot<{ readonly laborNumber: number; readonly text: string }>('labors.aside');
/** After a saved answer, next to the way on to the next Labor; `done` is how many of the twelve are completed. */
export const laborOnward = defineSlot<{ readonly done: number }>('labors.onward');
/** With a saved answer that its writer does not keep to themselves: above it just after saving (`isNew`), else below it. */
export const laborAnswered = defineSlot<{
  readonly laborNumber: number;
  readonly responseId: string;
  readonly version: number;
  readonly isNew: boolean;
}>('labors.answered');
