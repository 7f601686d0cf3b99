import type { Knex } from 'knex';
import type { earningKinds } from './earning-kinds';
import { defineCollectingPort } from './public';

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
  count(db: Knex, period: Period): Promise<number>;
  /** Those who count, as a query of the column `user_id`; somebody who counts twice may come out twice. Absent: they are not told. */
  readonly people?: (db: Knex, period: Period) => Knex.QueryBuilder;
}

/** Asked with `core.ports(figures)` by whoever shows how the product is used. */
export const figures = defineCollectingPort<Figure>('core.figures');

/** What a module remembers of people having done something, for as long as it is stored and without changing afterwards. */
export interface Traces {
  /** A query of the column `user_id`; the same person may come out several times. */
  within(db: Knex, period: Period): Knex.QueryBuilder;
}
export const traces = defineCollectingPort<Traces>('core.traces');

/** Money of one kind and currency. */
export interface Earning {
  readonly kind: (typeof earningKinds)[number];
  /** ISO 4217, upper case. */
  readonly currency: string;
  /** In the smallest unit of the currency, such as cents. */
  readonly minor: number;
  /** How many bookings it came from. */
  readonly bookings: number;
}
/** Agreed prices that a module keeps; samples never count. */
export interface Earnings {
  /** What was agreed within the period, one row for each kind and currency. */
  within(db: Knex, period: Period): Promise<readonly Earning[]>;
}
export const earnings = defineCollectingPort<Earnings>('core.earnings');
