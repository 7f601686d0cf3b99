import { defineCollectingPort, definePort, defineSlot } from '#core/contract/public';

/** What other modules may know of a holistic profile: labels of the chart, never birth data. */
export interface ProfileSummary {
  readonly profileId: string;
  readonly version: number;
  /** ISO instant. */
  readonly createdAt: string;
  readonly humanDesign: {
    readonly type: string | null;
    readonly strategy: string | null;
    readonly authority: string | null;
    readonly profile: string | null;
    readonly definition: string | null;
    readonly incarnationCross: string | null;
    readonly definedCenters: readonly string[];
    readonly openCenters: readonly string[];
    readonly gates: readonly number[];
  };
  readonly geneKeys: {
    readonly lifeWork: string | null;
    readonly evolution: string | null;
    readonly radiance: string | null;
    readonly purpose: string | null;
  };
  readonly western: { readonly sun: string | null; readonly moon: string | null; readonly rising: string | null };
  readonly lifePath: number | null;
}
export interface Profiles {
  /** Newest profile of a person; null when none was generated. */
  summaryOf(userId: string): Promise<ProfileSummary | null>;
}
export const profiles = definePort<Profiles>('profile');

export { profileGenerated } from './schemas/events';

/** A step on a client's way which another module knows of; scores are computed in this module. */
export interface Milestone {
  readonly kind: 'synthesis' | 'match' | 'booking';
  readonly label: string;
  /** ISO instant. */
  readonly at: string;
  /** Page that shows it. */
  readonly href: string;
}
export interface Milestones {
  of(userId: string): Promise<readonly Milestone[]>;
}
export const milestones = defineCollectingPort<Milestones>('profile.milestones');

type Nothing = Record<string, never>;
/** Cards in the overview row, after Holistic Profile and 12 Labors: a `Card` whose first paragraph is the figure. */
export const profileCards = defineSlot<Nothing>('profile.cards');
/** Buttons in 'Your Journey'. */
export const profileActions = defineSlot<Nothing>('profile.actions');
/** Entries of the dashboard's quick actions: each a link with its name in `<b>` and one line in `<span>`; the list draws the rest. */
export const dashboardActions = defineSlot<Nothing>('profile.quick-actions');
