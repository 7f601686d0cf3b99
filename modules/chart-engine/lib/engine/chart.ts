import type { Body, CentreName, Half } from './rules/names';

/** A value that holds for the whole chart, or null where it depends on a birth time nobody knows. */
export type Known<T> = T | null;

/** Where one body stands on the wheel; degrees are apparent tropical longitudes. */
export interface Activation {
  longitude: Known<number>;
  gate: Known<number>;
  line: Known<number>;
  color: Known<number>;
  tone: Known<number>;
  base: Known<number>;
}

/** The thirteen activations of one instant, in display order. */
export type Activations = Record<Body, Activation>;

/** A defined channel as a pair of gates, lower first, with its name and the two centres it joins. */
export interface ChannelView {
  id: string;
  name: string;
  gates: [number, number];
  centers: [CentreName, CentreName];
}

/** The bodygraph of a chart. */
export interface HumanDesign {
  type: Known<string>;
  strategy: Known<string>;
  authority: Known<string>;
  authorityDetail: Known<string>;
  notSelfTheme: Known<string>;
  signature: Known<string>;
  profile: Known<string>;
  profileName: Known<string>;
  definition: Known<string>;
  /** As printed: "Right Angle Cross of Eden (11/12 | 6/36)". */
  incarnationCross: Known<string>;
  centers: Record<CentreName, Known<boolean>>;
  /** Ids of the defined channels ("10-20"), by their lower gate. */
  channels: Known<string[]>;
  channelDetails: Known<ChannelView[]>;
  gates: Known<number[]>;
  personality: Activations;
  design: Activations;
}

/** Gate and line ("51.5") of each sphere of the three Gene Keys sequences. */
export interface GeneKeys {
  lifeWork: Known<string>;
  evolution: Known<string>;
  radiance: Known<string>;
  purpose: Known<string>;
  attraction: Known<string>;
  iq: Known<string>;
  eq: Known<string>;
  sq: Known<string>;
  core: Known<string>;
  vocation: Known<string>;
  culture: Known<string>;
  pearl: Known<string>;
  brand: Known<string>;
}

/** One body in the zodiac; `degree` counts within the sign, the house is the whole-sign one. */
export interface Placement {
  longitude: Known<number>;
  sign: Known<string>;
  degree: Known<number>;
  retrograde: Known<boolean>;
  wholeSignHouse: Known<number>;
}

/** An aspect between two bodies; `orb` in degrees from exact. Orbs are our convention. */
export interface Aspect {
  a: string;
  b: string;
  type: 'conjunction' | 'sextile' | 'square' | 'trine' | 'opposition';
  orb: number;
}

/** The western chart: tropical zodiac, whole-sign houses; equal cusps, and those of Placidus where they exist. */
export interface WesternAstrology {
  sun: Known<string>;
  moon: Known<string>;
  rising: Known<string>;
  ascendant: Known<number>;
  midheaven: Known<number>;
  meanNode: Known<number>;
  planets: Record<string, Placement>;
  aspects: Known<Aspect[]>;
  /** Twelve longitudes, or null inside the polar circles, where some cusps do not exist. */
  placidusCusps: Known<number[]>;
  /** Twelve longitudes, 30 degrees apart from the ascendant on, at every latitude. Charts stored before 1.1.0 lack them. */
  equalCusps?: Known<number[]>;
}

/** The Chinese year in which the civil birth date lies. */
export interface ChineseAstrology {
  year: number;
  element: string;
  animal: string;
  polarity: 'Yang' | 'Yin';
}

/** Pythagorean numbers; the three of the name are null for a missing name or one outside the Latin script. */
export interface Numerology {
  lifePath: number;
  expression: number | null;
  soulUrge: number | null;
  personality: number | null;
}

/** Scores of 0-100 for the seven chakras, by our own convention over centres and active gates. */
export interface Chakras {
  crown: Known<number>;
  thirdEye: Known<number>;
  throat: Known<number>;
  heart: Known<number>;
  solarPlexus: Known<number>;
  sacral: Known<number>;
  root: Known<number>;
}

/** One possible value over a day or window of unknown time: how much of it the value holds, and when (UTC). */
export interface Possibility {
  value: string;
  /** Of the day or window, between 0 and 1; the shares of one field sum to 1. */
  share: number;
  intervals: { from: string; to: string }[];
}

/** What the sweep over the local day of a birth of unknown time found, or over the window in which it lies. */
export interface DaySweep {
  /** The local day, or the window, in UTC; the end is exclusive. */
  from: string;
  to: string;
  /** What the clock showed then: "00:00" and "24:00", or the window. Charts stored before 1.1.0 lack it and are of a day. */
  clock?: { from: string; to: string };
  /**
   * By how many seconds clocks there were ahead of UTC, each since an instant: for writing the intervals by the clock of the place. The
   * engine does not know; who knows the history of zones adds it.
   */
  offsets?: { from: string; seconds: number }[];
  /** Moments at which some activation changes its line or sign. */
  changes: number;
  /** Gates and channels that are there at every moment of it. */
  certainGates: number[];
  certainChannels: string[];
  /** All values that a field takes, most likely first. */
  possible: Record<SweptField, Possibility[]>;
}

/** Fields whose possible values a sweep lists. */
export type SweptField =
  | 'type'
  | 'authorityDetail'
  | 'profile'
  | 'definition'
  | 'incarnationCross'
  | 'sun'
  | 'moon'
  | 'rising';

/** Where the numbers come from and how near they are to changing. */
export interface Precision {
  /** Version of the rules, and identity of the tables. */
  engine: string;
  ephemeris: string;
  /** TT - UT1 used for the birth, seconds; null for a birth of unknown time. */
  deltaTSeconds: Known<number>;
  /** The activation nearest to a line boundary. */
  nearestBoundary: Known<{ half: Half; body: Body; arcsec: number }>;
  /** "exact" from 0.5" on; nearer than that another ephemeris may give the neighbouring line. "day" is a swept day, "window" a swept part of one. */
  grade: 'exact' | 'borderline' | 'day' | 'window';
}

/** A whole chart. Everything that an unknown birth time leaves open is null. */
export interface Chart {
  timeKnown: boolean;
  utc: Known<string>;
  utcOffsetSeconds: Known<number>;
  localTimeStatus: Known<'normal' | 'gap' | 'overlap'>;
  designUtc: Known<string>;
  humanDesign: HumanDesign;
  geneKeys: GeneKeys;
  westernAstrology: WesternAstrology;
  chineseAstrology: ChineseAstrology;
  numerology: Numerology;
  activeGatesPerCenter: Record<CentreName, Known<number>>;
  chakras: Chakras;
  /** A label of our own by type and profile. */
  archetype: Known<string>;
  /** Cannot be computed from a birth; answered by a questionnaire elsewhere. */
  enneagram: null;
  precision: Precision;
  sweep: DaySweep | null;
}
