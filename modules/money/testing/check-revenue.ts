import { expect } from 'vitest';
import type { TestApp } from '#core/testing/app';
import type { Client } from '#core/testing/client';
import type { DayPeriod, FigureCell, FigureTable } from '#modules/reporting/public';
import { revenue } from '../server/queries/revenue';
import { taxes } from '../server/queries/taxes';

const studio = '/api/studio/money';

interface LedgerLine {
  readonly account: string;
  readonly kind: string;
  readonly currency: string;
  readonly amount: number;
  readonly happened_on: string;
  readonly purpose: string;
}

/** What is behind a figure sums to it, and the list that it leads to has the same documents. */
const checkBehind = async (
  app: TestApp,
  admin: Client,
  table: FigureTable,
  cell: FigureCell,
  period: DayPeriod,
  value: number | null,
): Promise<void> => {
  const rows = table.behind?.(app.knex, cell, period, { userId: admin.userId ?? '', role: 'admin' });
  if (!rows) throw new Error(`nothing is behind ${cell.measure}`);
  const [behind] = await app.knex
    .from(rows.as('cell'))
    .select(
      app.knex.raw('coalesce(sum(value), 0)::bigint as value'),
      app.knex.raw('count(distinct path)::int as documents'),
    );
  expect(behind.value).toBe(value);
  const {
    since,
    until,
    tab: _,
    ...query
  } = Object.fromEntries(new URL(table.path?.(cell, period) ?? '', app.url).searchParams);
  const filters = new URLSearchParams({ ...query, from: since ?? '', to: until ?? '', limit: '100' });
  const listed = await admin.get(`${studio}/documents?${filters}`);
  expect([listed.status, listed.body.length]).toEqual([200, Math.min(100, behind.documents)]);
};

/** What was agreed by tax code against sums over every line of a document; in all it is what revenue says was agreed. */
const checkTaxes = async (app: TestApp, admin: Client, periods: readonly DayPeriod[]): Promise<void> => {
  const reader = { userId: admin.userId ?? '', role: 'admin' };
  const lines = await app
    .knex('money_lines as l')
    .join('money_documents as d', 'd.id', 'l.document_id')
    .where({ is_sample: false })
    .select('d.kind', 'd.currency', 'd.issued_on', 'l.tax_code', 'l.tax_rate', 'l.amount', 'l.tax');
  const [found, sold] = [await taxes.read(app.knex, periods, reader), await revenue.read(app.knex, periods, reader)];
  for (const [place, period] of periods.entries())
    for (const { key, currency, values } of found[place] ?? []) {
      const sums = { agreed: 0, net: 0, tax: 0 };
      for (const { kind, issued_on, tax_code, tax_rate, amount, tax, ...line } of lines) {
        const isOutside = issued_on < period.from || issued_on > period.to || line.currency !== currency;
        if (isOutside || kind === 'statement' || !['total', `${tax_code}:${tax_rate}`].includes(key)) continue;
        const sign = kind === 'invoice' ? 1 : -1;
        sums.agreed += sign * amount;
        sums.net += sign * (amount - tax);
        sums.tax += sign * tax;
      }
      expect(values).toEqual(sums);
      const inAll = sold[place]?.find((row) => row.key === 'total' && row.currency === currency);
      if (key === 'total') expect(inAll?.values.agreed).toBe(sums.agreed);
      for (const [measure, value] of Object.entries(values))
        await checkBehind(app, admin, taxes, { row: key, currency, measure }, period, value);
    }
};

/** Revenue of any period against sums over every line of the ledger, made here; what is behind a figure sums to it. */
export const checkRevenue = async (app: TestApp, admin: Client, periods: readonly DayPeriod[]): Promise<void> => {
  const day = new Date().toISOString().slice(0, 10);
  const lines: LedgerLine[] = await app
    .knex('money_entry_lines as l')
    .join('money_entries as e', 'e.id', 'l.entry_id')
    .join('money_documents as d', 'd.id', 'e.document_id')
    .where('l.is_sample', false)
    .select('l.account', 'l.kind', 'l.currency', 'l.amount', 'l.happened_on', 'd.purpose');
  const unpaid = [];
  for (const { id, currency, purpose } of await app
    .knex('money_documents')
    .where('balance', '>', 0)
    .andWhere({ is_sample: false }))
    for (const { due, dueOn } of (await admin.get(`${studio}/documents/${id}`)).body.parts)
      if (dueOn <= day) unpaid.push({ amount: due, currency, purpose, happened_on: dueOn });
  const reader = { userId: admin.userId ?? '', role: 'admin' };
  const found = await revenue.read(app.knex, periods, reader);
  const kinds: Readonly<Record<string, string>> = { session: 'sessions', retreat: 'retreats', other: 'test' };
  for (const [place, period] of periods.entries())
    for (const { key, currency, values } of found[place] ?? []) {
      const counts = (one: { currency: string; purpose: string; happened_on: string }) =>
        one.currency === currency &&
        (key === 'total' || one.purpose.split(':')[0] === kinds[key]) &&
        one.happened_on >= period.from &&
        one.happened_on <= period.to;
      const sum = (all: readonly { currency: string; purpose: string; happened_on: string; amount: number }[]) =>
        all.filter(counts).reduce((total, { amount }) => total + amount, 0);
      expect(values).toEqual({
        paid: sum(
          lines.filter(({ account, kind }) => ['bank', 'cash', 'card'].includes(account) && kind !== 'paid-out'),
        ),
        agreed: sum(
          lines.filter(({ account, kind }) => account === 'receivable' && ['issued', 'credited'].includes(kind)),
        ),
        due: sum(unpaid),
      });
      for (const [measure, value] of Object.entries(values))
        await checkBehind(app, admin, revenue, { row: key, currency, measure }, period, value);
    }
  await checkTaxes(app, admin, periods);
};
