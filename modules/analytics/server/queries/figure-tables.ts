import { invalid, notFound } from '#core/contract/errors';
import type { Core } from '#core/contract/server';
import {
  type DayPeriod,
  type FigureReader,
  type FigureRow,
  type FigureTable,
  figureTables,
  totalRow,
} from '#modules/reporting/public';
import {
  courseOf,
  elapsedPart,
  type NamedPeriod,
  parsePeriod,
  periodAt,
  shiftPeriod,
  yearBefore,
} from '../../lib/named-periods';
import type { FigureCourse, FigureTableRow, FigureTableView } from '../../schemas/tables';

const today = (): string => new Date().toISOString().slice(0, 10);

/** Tables that somebody of the team may read, in their order. */
export const listTables = (core: Core, { role }: FigureReader): readonly FigureTable[] =>
  core
    .ports(figureTables)
    .filter(({ audience }) => role === 'admin' || audience === 'team')
    .toSorted((a, b) => a.order - b.order);

/** Throws 404 for a table that is not there, or not for this reader. */
export const getTable = (core: Core, reader: FigureReader, id: string): FigureTable => {
  const table = listTables(core, reader).find((one) => one.id === id);
  if (!table) throw notFound('figure table');
  return table;
};

/** The period of a name; the running month where none is named. Throws 422. */
export const getPeriod = (name: string | undefined): NamedPeriod => {
  if (name === undefined) return periodAt('month', today());
  const period = parsePeriod(name);
  if (!period) throw invalid('period', 'This week does not exist. Choose another period.');
  return period;
};

/** In the order of the measures. */
const toValues = ({ measures }: FigureTable, row: FigureRow | undefined): (number | null)[] =>
  measures.map(({ key }) => row?.values[key] ?? null);

const idOf = ({ key, currency }: FigureRow): string => `${key} ${currency}`;

/** A table over one period with what it is compared with; all rows. */
export const readTable = async (
  core: Core,
  reader: FigureReader,
  table: FigureTable,
  period: NamedPeriod,
): Promise<FigureTableView> => {
  const now = today();
  const compared = [shiftPeriod(period, -1), yearBefore(period)].map((earlier) =>
    table.comparesWith === 'elapsed' ? elapsedPart(period, earlier, now) : { from: earlier.from, to: earlier.to },
  );
  const [previous = period, lastYear = period] = compared;
  // A year is compared with the same one twice, and is read once.
  const periods = [period, previous, lastYear].map(({ from, to }) => ({ from, to }));
  const distinct = [...new Map(periods.map((one) => [`${one.from} ${one.to}`, one])).values()];
  const read = await table.read(core.db, distinct, reader);
  const rowsOf = ({ from, to }: DayPeriod) =>
    read[distinct.findIndex((one) => one.from === from && one.to === to)] ?? [];
  const [rows, rowsBefore, rowsOfYear] = [rowsOf(period), rowsOf(previous), rowsOf(lastYear)];
  const valuesOf = (row: FigureRow | undefined) => toValues(table, row);
  const among = (found: readonly FigureRow[]) => {
    const byId = new Map(found.map((row) => [idOf(row), row]));
    return (row: FigureRow) => valuesOf(byId.get(idOf(row)));
  };
  const [before, yearAgo] = [among(rowsBefore), among(rowsOfYear)];
  return {
    id: table.id,
    title: table.title,
    lead: table.lead,
    rowLabel: table.rowLabel,
    period: { ...period, isRunning: now >= period.from && now < period.to },
    previous,
    yearBefore: lastYear,
    measures: table.measures.map((measure) => ({ ...measure })),
    rows: rows.map(
      (row): FigureTableRow => ({
        key: row.key,
        label: row.label,
        currency: row.currency,
        isTotal: row.key === totalRow,
        values: valuesOf(row),
        previous: before(row),
        yearBefore: yearAgo(row),
        paths: table.measures.map(
          ({ key }) => table.path?.({ row: row.key, currency: row.currency, measure: key }, period) ?? null,
        ),
      }),
    ),
    rowCount: rows.length,
  };
};

/** The totals of a table over the weeks or months that end with a period. */
export const readCourse = async (
  core: Core,
  reader: FigureReader,
  table: FigureTable,
  period: NamedPeriod,
): Promise<FigureCourse> => {
  const course = courseOf(period, today());
  const periods = course.map(({ from, to }) => ({ from, to }));
  const read = await table.read(core.db, periods, reader);
  return course.map(({ name, from, to }, place) => ({
    ...{ name, from, to },
    totals: (read[place] ?? [])
      .filter(({ key }) => key === totalRow)
      .map((row) => ({ currency: row.currency, values: toValues(table, row) })),
  }));
};
