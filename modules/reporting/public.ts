import { defineCollectingPort } from '#core/contract/public';

/** What the product earns by, as the team splits it; `other` is all that has no kind of its own. */
export const earningKinds = ['retreats', 'aftercare', 'assessment', 'concierge', 'sessions', 'other'] as const;

/** Stages of a person's way, in their order. */
export const journeyStages = ['intake', 'assessment', 'retreat', 'integration', 'aftercare'] as const;
export type JourneyStage = (typeof journeyStages)[number];

/** A stretch of time between two ISO instants; the later one is not part of it. */
export interface Period {
  readonly from: string;
  readonly to: string;
}

/** A count that a module keeps of its own rows; a number about everybody, never about somebody. */
export interface Figure {
  /** One name in the whole product, kebab-case. */
  readonly id: string;
  /** One plain sentence that says what is counted; `{period}` stands where a period is named ("the last 30 days"). */
  readonly definition: string;
  /** `standing`: what there is at the end of the period. `within`: what happened in it. */
  readonly kind: 'standing' | 'within';
  count(db: PortDatabase, period: Period): Promise<number>;
  /** Those who count, as a query of the column `user_id`; somebody who counts twice may come out twice. Absent: nobody is named. */
  readonly people?: (db: PortDatabase, period: Period) => PortQuery;
}

/** Asked with `core.ports(figures)` by the module that shows how the product is used. */
export const figures = defineCollectingPort<Figure>('reporting.figures');

/** What a module remembers of people having done something, for as long as it is stored and without changing afterwards. */
export interface Traces {
  /** A query of the column `user_id`; the same person may come out several times. */
  within(db: PortDatabase, period: Period): PortQuery;
}
export const traces = defineCollectingPort<Traces>('reporting.traces');

/** Money of one kind and currency. */
export interface Earning {
  readonly kind: (typeof earningKinds)[number];
  /** ISO 4217, upper case. */
  readonly currency: string;
  /** In the smallest unit of the currency, such as cents; below zero when more was credited than invoiced. */
  readonly minor: number;
  /** How many bookings it came from. */
  readonly bookings: number;
}
/** Agreed prices, from the ledger of the module that keeps one; samples never count. */
export interface Earnings {
  /** What was agreed within the period, one row for each kind and currency. */
  within(db: PortDatabase, period: Period): Promise<readonly Earning[]>;
  /**
   * A query of each price agreed within the period: `person` (text, the same for all that one person agreed), `user_id` (null for a
   * visitor), `kind`, `currency` and `minor`.
   */
  each(db: PortDatabase, period: Period): PortQuery;
}
export const earnings = defineCollectingPort<Earnings>('reporting.earnings');

/** How long people take for a stage of their way, as far as a module keeps it; samples never count. */
export interface StageTimes {
  readonly stage: JourneyStage;
  /** One plain sentence: from what to what. */
  readonly definition: string;
  /** A query of `began` and `ended` (timestamptz) of each stretch that ended within the period. */
  within(db: PortDatabase, period: Period): PortQuery;
}
export const stageTimes = defineCollectingPort<StageTimes>('reporting.stage-times');

/** What a stage is offered for, such as the retreats that lie ahead. */
export interface StagePrices {
  readonly stage: JourneyStage;
  /** Lowest and highest price of each currency, in its smallest unit. */
  offered(
    db: PortDatabase,
  ): Promise<readonly { readonly currency: string; readonly low: number; readonly high: number }[]>;
}
export const stagePrices = defineCollectingPort<StagePrices>('reporting.stage-prices');

/** Where a person's way begins and how it goes out; samples never count. */
export interface JourneyMarks {
  /** A query of `user_id` and `at` (timestamptz): the first steps, besides opening the account. */
  begun?(db: PortDatabase): PortQuery;
  /** A query of `user_id`, `at` (timestamptz) and `finished` (boolean): experiences that took place or were called off within the period. */
  ended?(db: PortDatabase, period: Period): PortQuery;
  /** A query of `user_id`, `began` and `ended` (timestamptz; null while it goes on): times in which somebody was accompanied after an experience. */
  followedUp?(db: PortDatabase): PortQuery;
  /** A query of `user_id` and `at` (timestamptz): the team noted that somebody went on from an experience to what comes after it. */
  movedOn?(db: PortDatabase): PortQuery;
}
export const journeyMarks = defineCollectingPort<JourneyMarks>('reporting.journey-marks');

/** How long one screen of a questionnaire takes. */
export interface StepTime {
  readonly step: number;
  /** Its heading, in English. */
  readonly name: string;
  /** Median, in seconds; null where nothing is known. */
  readonly seconds: number | null;
  /** How many times it was gone through. */
  readonly times: number;
}
/** Numbers about everybody, never about somebody. */
export interface StepTimes {
  within(db: PortDatabase, period: Period): Promise<readonly StepTime[]>;
}
export const stepTimes = defineCollectingPort<StepTimes>('reporting.step-times');

/** Time of the team that can be booked. */
export interface Bookable {
  /** Minutes offered and booked in each of these stretches, by the hours as they are entered now. */
  minutes(
    db: PortDatabase,
    weeks: readonly Period[],
  ): Promise<readonly { readonly offered: number; readonly taken: number }[]>;
}
export const bookable = defineCollectingPort<Bookable>('reporting.bookable');

/** Which clients stand where, by the names that the keeper of phases gives them. */
export interface ClientPhases {
  /** How many clients in good standing are in each phase; a phase that nobody is in may be absent. */
  countAll(db: PortDatabase): Promise<ReadonlyMap<string, number>>;
  /** The phase of each of these clients. */
  find(db: PortDatabase, clientUserIds: readonly string[]): Promise<ReadonlyMap<string, string>>;
}
export const clientPhases = defineCollectingPort<ClientPhases>('reporting.client-phases');

/** People who were invented for a demonstration, as far as a module keeps something that says so. */
export interface Samples {
  /** Those of these people. */
  find(db: PortDatabase, userIds: readonly string[]): Promise<ReadonlySet<string>>;
}
export const samples = defineCollectingPort<Samples>('reporting.samples');

/** Whole days of the calendar in UTC, both ends included. */
export interface DayPeriod {
  /** "YYYY-MM-DD". */
  readonly from: string;
  readonly to: string;
}

export const measureUnits = ['count', 'percent', 'money', 'hours'] as const;

/** A column of a figure table. */
export interface Measure {
  /** Kebab-case. */
  readonly key: string;
  readonly label: string;
  /** One or two plain sentences: what is counted, and what is not. */
  readonly definition: string;
  /** Money is given in the smallest unit of its currency, per cent and hours with one decimal. */
  readonly unit: (typeof measureUnits)[number];
  /** `behind` lists what it counts. */
  readonly isListed: boolean;
}

/** One row of a figure table within one period. */
export interface FigureRow {
  /** The same in every period; `totalRow` for the whole table, one for each currency. */
  readonly key: string;
  readonly label: string;
  /** ISO 4217, of rows that hold money. */
  readonly currency: string | null;
  /** By the key of the measure; null: nothing is known, or too few for a number. */
  readonly values: Readonly<Record<string, number | null>>;
}
export const totalRow = 'total';
/** A practitioner reads a total of colleagues only where at least this many work in it: of fewer it would show what one of them does. */
export const fewestPractitioners = 5;

/** A cell of a figure table. */
export interface FigureCell {
  readonly row: string;
  readonly currency: string | null;
  readonly measure: string;
}

/** Who reads: some tables show a practitioner no more than their own row. */
export interface FigureReader {
  readonly userId: string;
  readonly role: string;
}

/**
 * Numbers that a module keeps of its own rows, by a kind that they fall into (offers, practitioners, retreats). One module shows all
 * of them, with periods, comparisons and files. Samples never count.
 */
export interface FigureTable {
  /** One name in the whole product, kebab-case. */
  readonly id: string;
  readonly order: number;
  readonly title: string;
  /** One plain sentence under the title. */
  readonly lead: string;
  /** What a row is, such as "Practitioner". */
  readonly rowLabel: string;
  readonly measures: readonly Measure[];
  /** `admins` is for admins alone; a table for the `team` decides by the reader which rows it answers. */
  readonly audience: 'admins' | 'team';
  /** What a period that is not over is compared with: as many days of the earlier period, or all of it. */
  readonly comparesWith: 'elapsed' | 'whole';
  /** The rows of each period, totals first. */
  read(
    db: PortDatabase,
    periods: readonly DayPeriod[],
    reader: FigureReader,
  ): Promise<readonly (readonly FigureRow[])[]>;
  /** A page of staff that lists exactly what a cell counts. */
  path?(cell: FigureCell, period: DayPeriod): string | null;
  /**
   * What a cell counts, as a query of `id` (text, unique), `day` (date), `label`, `path` (text or null) and `value` (a number in the unit
   * of the measure; 1 for each that a share counts); null where it cannot be listed.
   */
  behind?(db: PortDatabase, cell: FigureCell, period: DayPeriod, reader: FigureReader): PortQuery | null;
}
export const figureTables = defineCollectingPort<FigureTable>('reporting.figure-tables');

/** Dispatched on `window` by a page on which somebody has just booked, so that pages can count without knowing who it was. */
export const bookedEvent = 'hedo:booked';
