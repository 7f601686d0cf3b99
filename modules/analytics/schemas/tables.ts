import { type Static, Type } from '@sinclair/typebox';
import { measureUnits } from '#modules/reporting/public';
import { periodUnits } from '../lib/named-periods';

const closed = { additionalProperties: false } as const;
const OrNull = <T extends ReturnType<typeof Type.Number> | ReturnType<typeof Type.String>>(schema: T) =>
  Type.Union([schema, Type.Null()]);
const Key = Type.String({ pattern: '^[A-Za-z0-9][A-Za-z0-9._:-]{0,119}$' });

export const TableParams = Type.Object({ table: Type.String({ pattern: '^[a-z][a-z-]{1,39}$' }) }, closed);
/** Of a year, a quarter, a month or an ISO week; the running month unless named. */
const period = Type.Optional(Type.String({ pattern: '^20\\d\\d(-Q[1-4]|-(0[1-9]|1[0-2])|-W[0-5]\\d)?$' }));
export const TableQuery = Type.Object({ period }, closed);
export type TableQuery = Static<typeof TableQuery>;

const cell = { period, row: Key, measure: Key, currency: Type.Optional(Type.String({ pattern: '^[A-Z]{3}$' })) };
export const CellQuery = Type.Object(cell, closed);
export type CellQuery = Static<typeof CellQuery>;
export const CellRowsQuery = Type.Object(
  {
    ...cell,
    limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 100 })),
    after: Type.Optional(Type.String({ minLength: 1, maxLength: 1000, pattern: '^[A-Za-z0-9_-]+$' })),
  },
  closed,
);
export type CellRowsQuery = Static<typeof CellRowsQuery>;

const Day = Type.String({ format: 'date' });
const Days = { from: Day, to: Day };

export const FigureTableName = Type.Object(
  { id: Type.String(), title: Type.String(), lead: Type.String() },
  { ...closed, $id: 'FigureTableName' },
);
export const FigureTableNames = Type.Array(FigureTableName);

const Values = Type.Array(OrNull(Type.Number()));

/** One row; values stand in the order of the measures. */
export const FigureTableRow = Type.Object(
  {
    key: Type.String(),
    label: Type.String(),
    currency: OrNull(Type.String()),
    isTotal: Type.Boolean(),
    /** Null: nothing is known, or too few for a number. */
    values: Values,
    previous: Values,
    yearBefore: Values,
    /** A page of staff that lists what a value counts. */
    paths: Type.Array(OrNull(Type.String())),
  },
  { ...closed, $id: 'FigureTableRow' },
);
export type FigureTableRow = Static<typeof FigureTableRow>;

export const FigureTableView = Type.Object(
  {
    id: Type.String(),
    title: Type.String(),
    lead: Type.String(),
    rowLabel: Type.String(),
    period: Type.Object(
      {
        name: Type.String(),
        unit: Type.Union(periodUnits.map((unit) => Type.Literal(unit))),
        ...Days,
        /** It is not over. */
        isRunning: Type.Boolean(),
      },
      closed,
    ),
    /** What it is compared with: of a running period as many days as have passed. */
    previous: Type.Object(Days, closed),
    yearBefore: Type.Object(Days, closed),
    measures: Type.Array(
      Type.Object(
        {
          key: Type.String(),
          label: Type.String(),
          definition: Type.String(),
          unit: Type.Union(measureUnits.map((unit) => Type.Literal(unit))),
          /** What it counts is listed by the rows of a cell. */
          isListed: Type.Boolean(),
        },
        closed,
      ),
    ),
    rows: Type.Array(FigureTableRow),
    /** Of how many rows these are the first; the file holds all. */
    rowCount: Type.Integer(),
  },
  { ...closed, $id: 'FigureTableView' },
);
export type FigureTableView = Static<typeof FigureTableView>;

/** The totals over thirteen weeks or months, the oldest first. */
export const FigureCourse = Type.Array(
  Type.Object(
    {
      name: Type.String(),
      ...Days,
      totals: Type.Array(Type.Object({ currency: OrNull(Type.String()), values: Values }, closed)),
    },
    { ...closed, $id: 'FigureCourseStep' },
  ),
);
export type FigureCourse = Static<typeof FigureCourse>;

/** One thing that a value counts. */
export const CellRow = Type.Object(
  {
    id: Type.String(),
    day: Day,
    label: Type.String(),
    path: OrNull(Type.String()),
    value: Type.Number(),
  },
  { ...closed, $id: 'FigureCellRow' },
);
export type CellRow = Static<typeof CellRow>;
export const CellRows = Type.Array(CellRow);
