import { toMajor } from '../../lib/amounts';
import type { FigureTableView } from '../../schemas/tables';

type Unit = FigureTableView['measures'][number]['unit'];

const write = (value: number, options: Intl.NumberFormatOptions): string =>
  new Intl.NumberFormat('en', options).format(value);

const format = (value: number | null, unit: Unit, currency: string | null): string => {
  if (value === null) return 'not known';
  if (unit === 'money' && currency) return write(toMajor(value, currency), { style: 'currency', currency });
  if (unit === 'percent') return write(value / 100, { style: 'percent', maximumFractionDigits: 1 });
  return write(value, { maximumFractionDigits: 1 }) + (unit === 'hours' ? ' h' : '');
};

/** The totals of a table in lines of a mail; nothing where nothing was counted in both periods. */
export const toFigureLines = ({ title, measures, rows }: FigureTableView): string[] =>
  rows
    .filter(({ isTotal, values, previous }) => isTotal && [...values, ...previous].some((value) => value))
    .map(({ currency, values, previous }) =>
      [
        currency === null ? title : `${title} (${currency})`,
        ...measures.map(({ label, unit }, place) => {
          const [now, before] = [values, previous].map((all) => format(all[place] ?? null, unit, currency));
          return `- ${label}: ${now} (before: ${before})`;
        }),
      ].join('\n'),
    );
