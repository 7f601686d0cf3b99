import type { JourneyOverview } from '../schemas/overview';

/** What a client has done so far, as far as scores count it. */
export interface Progress {
  /** Distinct Labors answered, 0 to 12. */
  readonly labors: number;
  readonly hasProfile: boolean;
  readonly hasSynthesis: boolean;
}

export const laborCount = 12;
export const premiumFrom = 70;
/** Labors from which support options are open. */
export const supportFrom = 3;

/** Profiling's score: 8 for each Labor, 20 for the profile, 20 for the synthesis, at most 100. */
export const transformationScore = ({ labors, hasProfile, hasSynthesis }: Progress): number =>
  Math.min(100, 8 * labors + (hasProfile ? 20 : 0) + (hasSynthesis ? 20 : 0));

/** Journey progress: half for the Labors, 30 for the profile, 20 for the synthesis, rounded, at most 100. */
export const journeyScore = ({ labors, hasProfile, hasSynthesis }: Progress): number => {
  const profilePercent = hasProfile ? 100 : 0;
  return Math.min(100, Math.round((labors / laborCount) * 50 + profilePercent * 0.3 + (hasSynthesis ? 20 : 0)));
};

/** Journey level by score: below 20 Initiate, below 50 Seeker, below 80 Leader, else Healer. */
export const journeyLevel = (score: number): 'Initiate' | 'Seeker' | 'Leader' | 'Healer' =>
  score < 20 ? 'Initiate' : score < 50 ? 'Seeker' : score < 80 ? 'Leader' : 'Healer';

/** Labor rank by count: Explorer, from 3 Seeker, from 6 Leader, from 10 Healer. */
export const laborRank = (labors: number): 'Explorer' | 'Seeker' | 'Leader' | 'Healer' =>
  labors < 3 ? 'Explorer' : labors < 6 ? 'Seeker' : labors < 10 ? 'Leader' : 'Healer';

/** The full second stage opens with all twelve Labors, a profile and a synthesis. */
export const opensUniverseTwo = ({ labors, hasProfile, hasSynthesis }: Progress): boolean =>
  labors >= laborCount && hasProfile && hasSynthesis;

/** Whether somebody has done anything yet: birth data, a Labor or the beginning of one. */
export const hasBegun = ({ hasClient, labors }: JourneyOverview, hasDraft: boolean): boolean =>
  hasClient || labors > 0 || hasDraft;
