import type { CsvColumn } from '#core/contract/list';
import { toMajor } from '../../lib/amounts';
import type { FigureTableRow, FigureTableView } from '../../schemas/tables';

type Values = 'values' | 'previous' | 'yearBefore';

/** A value as a number of a file: amounts in the unit in which people write them. */
export const toFileNumber = (value: number | null, currency: string | null): number | null =>
  value === null || currency === null ? value : toMajor(value, currency);

/** A table with its comparisons, as columns of a file. */
export const toTableColumns = ({
  rowLabel,
  measures,
  period,
  ...compared
}: FigureTableView): CsvColumn<FigureTableRow>[] => {
  const heads: readonly (readonly [Values, string])[] = [
    ['values', `${period.from} to ${period.to}`],
    ['previous', `${compared.previous.from} to ${compared.previous.to}`],
    ['yearBefore', `${compared.yearBefore.from} to ${compared.yearBefore.to}`],
  ];
  return [
    { head: rowLabel, cell: ({ label }) => label },
    { head: 'Currency', cell: ({ currency }) => currency },
    ...measures.flatMap(({ label, unit }, place) =>
      heads.map(([values, days]) => ({
        head: `${label}${unit === 'percent' ? ' (%)' : unit === 'hours' ? ' (h)' : ''}, ${days}`,
        cell: (row: FigureTableRow) => toFileNumber(row[values][place] ?? null, unit === 'money' ? row.currency : null),
      })),
    ),
  ];
};
