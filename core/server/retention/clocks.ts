import { readRetention } from '#db/migration-source';
import type { Clock, Retention, RowEnd } from '../../contract/retention';
import { quote, tableOf } from '../backup/catalog';

/** What is declared of one table. */
export interface RetainedTable {
  readonly owner: string;
  readonly name: string;
  readonly retention: Retention;
}

/** What `migrations/retention.ts` of the host and of each module declares, by table. */
export const listRetained = async (): Promise<readonly RetainedTable[]> =>
  (await readRetention()).flatMap(({ owner, declared }) =>
    Object.entries(declared).map(([name, retention]) => ({ owner, name, retention })),
  );

export const clocksOf = (retention: Retention): readonly Clock[] =>
  typeof retention === 'object' && 'clocks' in retention ? retention.clocks : [];

/** What ends a row that no clock ends; null where there is none, or where nothing of anybody is kept. */
export const endOf = (retention: Retention): RowEnd | null => {
  if (retention === 'no personal data') return null;
  return typeof retention === 'object' && 'clocks' in retention ? (retention.otherwise ?? null) : retention;
};

const literal = (value: string): string => `'${value.replaceAll("'", "''")}'`;

const condition = (column: string, value: string | readonly string[] | null): string => {
  if (value === null) return `t.${quote(column)} is null`;
  const values = typeof value === 'string' ? [value] : value;
  return `t.${quote(column)}::text in (${values.map(literal).join(', ')})`;
};

/** The moment from which a row of `t` is kept. */
export const momentOf = ({ from }: Clock): string =>
  typeof from === 'string' ? `t.${quote(from)}` : `coalesce(${from.map((name) => `t.${quote(name)}`).join(', ')})`;

/** SQL that holds for the rows of `t` whose time is over. Every part of it is declared in the product's own code. */
export const isOver = (clock: Clock): string =>
  [
    `${momentOf(clock)} < now() - interval ${literal(clock.keep)}`,
    ...Object.entries(clock.where ?? {}).map(([column, value]) => condition(column, value)),
    ...(clock.unless ? [`not (${clock.unless.sql})`] : []),
  ].join(' and ');

/** Deletes at most so many rows whose time is over; what somebody is changing just now waits for the next run. */
export const deletionOf = (table: string, clock: Clock, most: number): string =>
  `delete from ${tableOf(table)} where ctid = any(array(
     select t.ctid from ${tableOf(table)} t where ${isOver(clock)} limit ${most} for update skip locked))`;
