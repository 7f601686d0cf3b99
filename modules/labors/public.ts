import { definePort, defineSlot } from '#core/contract/public';

/** One saved answer with its text, readable; handed only to modules that work for its owner. */
export interface LaborAnswer {
  readonly responseId: string;
  /** 1 to 12. */
  readonly laborNumber: number;
  readonly laborName: string;
  readonly text: string;
  readonly version: number;
  /** ISO instant of the version. */
  readonly updatedAt: string;
}

export interface LaborProgress {
  /** Distinct Labors answered, 0 to 12. */
  readonly done: number;
  readonly latest: { readonly laborNumber: number; readonly laborName: string; readonly at: string } | null;
  /** Lowest unanswered number; null when all twelve are done. */
  readonly next: number | null;
  /** Sum of all version numbers and deletions: changes whenever any answer does. */
  readonly revision: number;
}

export interface Labors {
  /** Saved answers of one person, by Labor number. */
  answersOf(userId: string): Promise<LaborAnswer[]>;
  progressOf(userId: string): Promise<LaborProgress>;
}

export const labors = definePort<Labors>('labors');

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

export { listLabors, listOwnDrafts, listOwnResponses } from './schemas/endpoints';
export { laborsForMatching } from './schemas/values';

/** Cards above the twelve: 'Create Your Profile' and 'Generate Holistic Profile' (profile fills it). */
export const laborSetup = defineSlot<Record<string, never>>('labors.setup');
/** Beside an open Labor; `text` is what is written right now. */
export const laborAside = defineSlot<{ readonly laborNumber: number; readonly text: string }>('labors.aside');
/** After a saved answer, next to the way on to the next Labor; `done` is how many of the twelve are completed. */
export const laborOnward = defineSlot<{ readonly done: number }>('labors.onward');
