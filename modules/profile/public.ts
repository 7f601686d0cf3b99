import { definePort, defineSlot } from '#core/contract/public';
import type { Chart } from '#modules/chart-engine/public';
import type { BirthMoment, BirthPlace, BirthWindow, ClientInput } from './schemas/client';
import type { JourneyOverview } from './schemas/overview';
import type { ProfileVersionView } from './schemas/version';

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

/** Who has what. */
export interface ProfileStanding {
  /** Those of these people who have a client record. */
  findRecorded(db: PortDatabase, userIds: readonly string[]): Promise<ReadonlySet<string>>;
  /** Those of these people who have a holistic profile. */
  findCompleted(db: PortDatabase, userIds: readonly string[]): Promise<ReadonlySet<string>>;
  /** Everybody with a client record, as a query of `user_id` (each person once): the team's list of all clients filters by it. */
  recorded(db: PortDatabase): PortQuery;
  /** The same of everybody with a holistic profile. */
  completed(db: PortDatabase): PortQuery;
}
export const profileStanding = definePort<ProfileStanding>('profile.standing');

/** A birth that was checked: wall-clock words, and a settled place unless the form had none. Plain JSON, to be sealed. */
export interface SettledBirth {
  /** "YYYY-MM-DD" and "HH:MM", as the clock showed them; null for an unknown time. */
  readonly birthDate: string;
  readonly birthTime: string | null;
  /** Between which readings an unknown time lies; absent for a whole day. */
  readonly birthWindow?: BirthWindow;
  readonly place: BirthPlace | null;
  readonly fold: 'earlier' | 'later' | null;
  readonly nameAtBirth: string | null;
  /** What the clock was ahead of UTC by, chosen where the zone's history is another town's. */
  readonly offsetSeconds?: number;
}
/** Labels of a chart that is stored nowhere; null is what the unknown time or place leaves open. */
export interface ChartLabels extends Pick<ProfileSummary, 'humanDesign' | 'geneKeys' | 'western' | 'lifePath'> {
  readonly timeKnown: boolean;
  readonly chinese: { readonly element: string; readonly animal: string };
}
/** The engine for people without a client record. */
export interface Charts {
  /**
   * Checks a birth and settles its place: `placeId` wins, plain text takes its best candidate, without either the place is null.
   * Throws 422 for the first wrong field; for a place of several it carries `candidates`. `offsetSeconds` must be one of those that
   * `birthOffset` offers for the time and place.
   */
  settle(input: ClientInput): SettledBirth;
  /** About 10 ms of a processor, with an unknown time or place up to some 100. */
  labelsOf(birth: SettledBirth): ChartLabels;
}
export const charts = definePort<Charts>('profile.charts');

/** Client records that begin with a birth that another form asked for, so that nobody types it twice. */
export interface Births {
  /**
   * Makes the record of a client who has none yet; somebody else's words never change one that is there. False where nothing was made:
   * there is a record, the birth cannot be settled to one place, or `zone` was corrected to another than that place's.
   */
  begin(trx: PortDatabase, userId: string, input: ClientInput, zone: string | null): Promise<boolean>;
}
export const births = definePort<Births>('profile.births');

/** A version of a person's chart, for modules that work for this person. */
export interface OwnChart {
  readonly profileId: string;
  readonly version: number;
  /** ISO instant. */
  readonly createdAt: string;
  readonly chart: Chart;
}
/** Charts and birth of one person, decrypted; never shown to somebody else without their consent. */
export interface OwnCharts {
  /** The newest version; null when no profile was generated. */
  findNewest(db: PortDatabase, userId: string): Promise<OwnChart | null>;
  /** A version as its owner sees it, with the birth it was computed from; null for one that is not this person's. */
  findVersion(db: PortDatabase, userId: string, id: string): Promise<ProfileVersionView | null>;
  /** "YYYY-MM-DD" of the client record; null without one. */
  findBirthDate(db: PortDatabase, userId: string): Promise<string | null>;
}
export const ownCharts = definePort<OwnCharts>('profile.own-charts');

export { enneagramText } from './lib/enneagram-text';
export { hasBegun, laborCount, opensUniverseTwo, premiumFrom, supportFrom } from './lib/scores';
export type {
  BirthMoment,
  BirthPlace,
  BirthWindow,
  ClientInput,
  ClientView,
  HolisticProfileInput,
} from './schemas/client';
export {
  generateProfile,
  getBirthMoment,
  getClient,
  getEnneagram,
  getJourney,
  getProfile,
  getVersion,
  listVersions,
} from './schemas/endpoints';
export type { Enneagram, EnneagramView } from './schemas/enneagram';
export type { HolisticProfileView, ProfileVersions } from './schemas/holistic-profile';
export type { JourneyOverview } from './schemas/overview';
export type { ProfileVersionView, VersionBirth } from './schemas/version';

/** The second part of a client's way, which opens by one rule wherever it begins. */
export interface SecondUniverse {
  /** Twelve Labors, a profile and a reading are there. */
  isOpen(userId: string): Promise<boolean>;
}
export const secondUniverse = definePort<SecondUniverse>('profile.second-universe');

type Nothing = Record<string, never>;
/** Cards in the overview row, after Holistic Profile and 12 Labors: a `Card` whose first paragraph is the figure. */
export const profileCards = defineSlot<Nothing>('profile.cards');
/** Buttons in 'Your Journey'. */
export const profileActions = defineSlot<Nothing>('profile.actions');
/** The same next to the way to the chart, once there is one. */
export const chartActions = defineSlot<Nothing>('profile.chart-actions');
/** On the profile, the list of the person's charts; placed once there is one. */
export const profileVersions = defineSlot<Nothing>('profile.versions');
/** Which clock a birth was read from, where the zone of its place leaves that open; draws nothing anywhere else. */
export const clockHistory = defineSlot<{ readonly moment: BirthMoment }>('profile.clock-history');
/** The card for somebody with birth data and no chart yet. */
export const generateChart = defineSlot<Nothing>('profile.generate-chart');
/** Tabs of the profile that another module draws: journeys and retreats with dates, */
export const profileExperiences = defineSlot<Nothing>('profile.experiences');
/** and the client's bookings. */
export const profileBookings = defineSlot<Nothing>('profile.bookings');
/** In place of the experiences, while they are not open yet: what remains to be done. */
export const whatRemains = defineSlot<{ readonly journey: JourneyOverview }>('profile.what-remains');
/** A birth whose time and place are whole, and the offset that was chosen for it. */
export interface BirthOffsetProps {
  readonly placeId: string;
  /** Name of the place, with whatever follows a comma. */
  readonly place: string;
  /** The zone that the form has; null: that of the place. For any other zone there is nothing to choose. */
  readonly zone: string | null;
  /** "YYYY-MM-DD" and "HH:MM", whole. */
  readonly date: string;
  readonly time: string;
  /** Seconds ahead of UTC; null: as the zone has it. */
  readonly chosen: number | null;
  readonly disabled: boolean;
  /** Called with null as well where the chosen offset is none of those that the time and place allow. */
  readonly onChoose: (offsetSeconds: number | null) => void;
}
/**
 * In a form that asks for a birth: which clock was in use, where the time zone of the place stands for several local practices. Draws
 * nothing anywhere else.
 */
export const birthOffset = defineSlot<BirthOffsetProps>('profile.birth-offset');
