import type { Knex } from 'knex';
import { type DayPeriod, type FigureCell, type FigureRow, type FigureTable, totalRow } from '#modules/reporting/public';

/** Signed lines of invoices and credit notes: what was agreed, and the tax within. */
const lines = (db: Knex): Knex.QueryBuilder =>
  db('money_documents as d')
    .join('money_lines as l', 'l.document_id', 'd.id')
    .whereIn('d.kind', ['invoice', 'credit-note'])
    .where('d.is_sample', false);
const sign = "(case d.kind when 'invoice' then 1 else -1 end)";
const rowKey = "l.tax_code || ':' || l.tax_rate";

const amounts = {
  agreed: `${sign} * l.amount`,
  net: `${sign} * (l.amount - l.tax)`,
  tax: `${sign} * l.tax`,
} as const;
type MeasureKey = keyof typeof amounts;
const measureKeys = ['agreed', 'net', 'tax'] as const satisfies readonly MeasureKey[];

interface Sum extends Record<MeasureKey, number> {
  readonly period: number;
  readonly currency: string;
  readonly code: string;
  readonly rate: number;
  /** As the table of rates names the code with this rate; null for a rate that was never in it. */
  readonly name: string | null;
}

const labelOf = ({ name, code, rate }: Sum): string => `${name ?? code}, ${rate / 100} %`;

const toRow = (key: string, label: string, currency: string, found: readonly Sum[]): FigureRow => ({
  ...{ key, label, currency },
  values: Object.fromEntries(measureKeys.map((one) => [one, found.reduce((sum, row) => sum + row[one], 0)])),
});

/** Rows of each period: all rates first, then each, currency by currency; whatever occurs in one period stands in all. */
const readTaxes = async (db: Knex, periods: readonly DayPeriod[]): Promise<readonly (readonly FigureRow[])[]> => {
  const sums = lines(db)
    .joinRaw(
      'join (select (place - 1)::int as period, first, last from unnest(?::date[], ?::date[]) with ordinality as p (first, last, place)) as p on d.issued_on between p.first and p.last',
      [periods.map(({ from }) => from), periods.map(({ to }) => to)],
    )
    .groupBy('p.period', 'd.currency', 'l.tax_code', 'l.tax_rate')
    .select('p.period', 'd.currency', { code: 'l.tax_code', rate: 'l.tax_rate' })
    .select(measureKeys.map((one) => db.raw(`sum(${amounts[one]})::bigint as ??`, [one])));
  const found = (await db
    .from(sums.as('s'))
    .select('s.*')
    .select({
      name: db('money_tax_rates as r')
        .whereRaw('r.code = s.code and r.rate = s.rate')
        .orderBy('r.valid_from', 'desc')
        .limit(1)
        .select('r.name'),
    })
    .orderBy(['s.currency', 's.code', { column: 's.rate', order: 'desc' }])) as Sum[];
  const currencies = [...new Set(found.map(({ currency }) => currency))];
  return periods.map((_, period) =>
    currencies.flatMap((currency) => {
      const ofCurrency = found.filter((row) => row.currency === currency);
      const now = ofCurrency.filter((row) => row.period === period);
      const kinds = new Map(ofCurrency.map((row) => [`${row.code}:${row.rate}`, row]));
      return [
        toRow(totalRow, 'All rates', currency, now),
        ...[...kinds].map(([key, kind]) =>
          toRow(
            key,
            labelOf(kind),
            currency,
            now.filter(({ code, rate }) => `${code}:${rate}` === key),
          ),
        ),
      ];
    }),
  );
};

/** Lines of documents behind a cell. Numbers of documents, no names. */
const findBehind = (db: Knex, { row, currency, measure }: FigureCell, { from, to }: DayPeriod) => {
  const key = measureKeys.find((one) => one === measure);
  if (!key || currency === null) return null;
  const found = lines(db)
    .where('d.currency', currency)
    .whereBetween('d.issued_on', [from, to])
    .select({
      id: db.raw("d.id || ':' || l.position"),
      day: 'd.issued_on',
      label: 'd.number_text',
      path: db.raw("'/team-portal/money/' || d.id"),
      value: db.raw(amounts[key]),
    });
  return row === totalRow ? found : found.whereRaw(`${rowKey} = ?`, [row]);
};

/** The page of documents of which lines are counted, by its filters. */
const toListPath = ({ row, currency }: FigureCell, { from, to }: DayPeriod): string => {
  const query = new URLSearchParams({
    ...{ tab: 'documents', since: from, until: to, samples: 'no', offer: 'any' },
    ...(currency === null ? {} : { currency }),
    ...(row === totalRow ? {} : { tax: row }),
  });
  return `/team-portal/money?${query}`;
};

/** What was agreed, by code and rate of tax. */
export const taxes: FigureTable = {
  id: 'taxes',
  order: 15,
  title: 'Tax',
  lead: 'What was agreed by invoices and credit notes, by tax code and currency, with the tax within. It says what was agreed, not what was paid.',
  rowLabel: 'Tax rate',
  measures: [
    {
      key: 'agreed',
      label: 'Agreed',
      definition:
        'Lines of invoices issued on days of the period, less those of credit notes issued on them, tax included, paid or not.',
      unit: 'money',
      isListed: true,
    },
    {
      key: 'net',
      label: 'Agreed, without tax',
      definition: 'The same lines without the tax within.',
      unit: 'money',
      isListed: true,
    },
    {
      key: 'tax',
      label: 'Tax within',
      definition:
        'The tax within these lines, as each document has it. A rate that was replaced stands in a row of its own.',
      unit: 'money',
      isListed: true,
    },
  ],
  audience: 'admins',
  comparesWith: 'elapsed',
  read: readTaxes,
  path: toListPath,
  behind: findBehind,
};
