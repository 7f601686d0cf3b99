import type { Knex } from 'knex';
import { type DayPeriod, type FigureCell, type FigureRow, type FigureTable, totalRow } from '#modules/reporting/public';
import { type OfferKind, offerKinds } from '../../schemas/values';
import { today } from '../ledger/post-entry';

/** What of each part of an open invoice is unpaid: what was received fills the first parts, a credit note takes from the last. */
export const unpaidParts = (db: Knex): Knex.QueryBuilder =>
  db
    .from(
      db('money_documents as d')
        .join('money_parts as p', 'p.document_id', 'd.id')
        .where('d.balance', '>', 0)
        .where({ 'd.is_sample': false })
        .select('d.id', 'd.number_text', 'd.currency', 'd.offer', 'p.position', 'p.due_on', 'd.balance')
        .select(
          db.raw('p.amount'),
          db.raw(
            '(sum(p.amount) over (partition by d.id order by p.due_on, p.position) - d.received + d.refunded)::bigint as upto',
          ),
        )
        .as('part'),
    )
    .select('part.id', 'part.number_text', 'part.currency', 'part.offer', 'part.position', 'part.due_on')
    .select(
      db.raw('(greatest(0, least(balance, upto)) - greatest(0, least(balance, upto - amount)))::bigint as unpaid'),
    );

const sums = `
  with periods as (
    select (place - 1)::int as period, first, last from unnest(:firsts::date[], :lasts::date[]) with ordinality as p (first, last, place)),
  unpaid as materialized (
    select due_on, currency, offer, sum(unpaid) as amount from (:parts) part where due_on <= :today group by 1, 2, 3)
  select period, currency, offer, coalesce(sum(amount) filter (where measure = 'paid'), 0)::bigint as paid,
    coalesce(sum(amount) filter (where measure = 'agreed'), 0)::bigint as agreed,
    coalesce(sum(amount) filter (where measure = 'due'), 0)::bigint as due
  from (
    select period, 'paid' as measure, s.* from periods cross join lateral (
      select currency, offer, sum(amount) as amount from money_entry_lines
      where happened_on between first and last and account in ('bank', 'cash', 'card') and kind in ('paid', 'refunded')
        and not is_sample group by 1, 2) s
    union all
    select period, 'agreed', s.* from periods cross join lateral (
      select currency, offer, sum(amount) as amount from money_entry_lines
      where happened_on between first and last and account = 'receivable' and kind in ('issued', 'credited') and not is_sample
      group by 1, 2) s
    union all
    select period, 'due', currency, offer, amount from periods join unpaid on due_on between first and last
  ) amounts group by 1, 2, 3`;

interface Sum {
  readonly period: number;
  readonly currency: string;
  readonly offer: OfferKind;
  readonly paid: number;
  readonly agreed: number;
  readonly due: number;
}

const labels: Readonly<Record<OfferKind, string>> = {
  session: 'Sessions',
  retreat: 'Retreats',
  consultation: 'Consultations',
  'gift-card': 'Gift cards',
  other: 'Other invoices',
};
const measures = ['paid', 'agreed', 'due'] as const;
type MeasureKey = (typeof measures)[number];

const toRow = (key: string, label: string, currency: string, found: readonly Sum[]): FigureRow => ({
  key,
  label,
  currency,
  values: Object.fromEntries(
    measures.map((measure) => [measure, found.reduce((sum, one) => sum + one[measure], 0)]),
  ) as Record<MeasureKey, number>,
});

/** Rows of each period: all kinds first, then each kind, currency by currency; whatever occurs in one period stands in all. */
const readRevenue = async (db: Knex, periods: readonly DayPeriod[]): Promise<readonly (readonly FigureRow[])[]> => {
  const { rows } = await db.raw<{ rows: Sum[] }>(sums, {
    firsts: periods.map(({ from }) => from),
    lasts: periods.map(({ to }) => to),
    parts: unpaidParts(db),
    today: today(),
  });
  const currencies = [...new Set(rows.map(({ currency }) => currency))].sort();
  return periods.map((_, period) =>
    currencies.flatMap((currency) => {
      const ofCurrency = rows.filter((row) => row.currency === currency);
      const found = ofCurrency.filter((row) => row.period === period);
      const kinds = offerKinds.filter((kind) => ofCurrency.some(({ offer }) => offer === kind));
      return [
        toRow(totalRow, 'All kinds', currency, found),
        ...kinds.map((kind) =>
          toRow(
            kind,
            labels[kind],
            currency,
            found.filter(({ offer }) => offer === kind),
          ),
        ),
      ];
    }),
  );
};

const dayOf = { paid: 'happened_on', agreed: 'issued_on', due: 'due_on' } as const;

/** Payments, documents or unpaid parts behind a cell. Numbers of documents, no names. */
const findBehind = (db: Knex, { row, currency, measure }: FigureCell, { from, to }: DayPeriod) => {
  const key = measures.find((one) => one === measure);
  if (!key || currency === null) return null;
  const path = db.raw("'/team-portal/money/' || d.id as path");
  const found = {
    paid: () =>
      db('money_payments as p')
        .join('money_documents as d', 'd.id', 'p.document_id')
        .whereNot('p.method', 'gift-card')
        .where('d.is_sample', false)
        .select({ id: db.raw('p.id::text'), day: 'p.happened_on', label: 'd.number_text' }, path)
        .select(db.raw("case p.direction when 'in' then p.amount else -p.amount end as value")),
    agreed: () =>
      db('money_documents as d')
        .whereIn('d.kind', ['invoice', 'credit-note'])
        .where('d.is_sample', false)
        .select({ id: db.raw('d.id::text'), day: 'd.issued_on', label: 'd.number_text' }, path)
        .select(db.raw("case d.kind when 'invoice' then d.total else -d.total end as value")),
    due: () =>
      db
        .from(unpaidParts(db).as('d'))
        .where('d.unpaid', '>', 0)
        .where('d.due_on', '<=', today())
        .select(
          { id: db.raw("d.id || ':' || d.position"), day: 'd.due_on', label: 'd.number_text', value: 'd.unpaid' },
          path,
        ),
  }[key]();
  found.where('d.currency', currency).whereBetween(dayOf[key], [from, to]);
  return row === totalRow ? found : found.where('d.offer', row);
};

/** The page of documents that a cell counts, by its filters. */
const toListPath = ({ row, currency, measure }: FigureCell, { from, to }: DayPeriod): string => {
  const query = new URLSearchParams({
    ...{ tab: 'documents', dates: measure === 'agreed' ? 'issued' : measure, since: from, until: to, samples: 'no' },
    ...(currency === null ? {} : { currency }),
    offer: row === totalRow ? 'any' : row,
  });
  return `/team-portal/money?${query}`;
};

/** Revenue from the ledger, by what was sold. */
export const revenue: FigureTable = {
  id: 'revenue',
  order: 10,
  title: 'Revenue',
  lead: 'What was paid, agreed and is due, from the ledger, by what was sold and by currency. Only what is paid is revenue.',
  rowLabel: 'Sold',
  measures: [
    {
      key: 'paid',
      label: 'Paid',
      definition:
        'Received by transfer, cash and card on days of the period, less what was given back on them. A gift card counts when it is paid for, not when it is used.',
      unit: 'money',
      isListed: true,
    },
    {
      key: 'agreed',
      label: 'Agreed',
      definition:
        'Invoiced on days of the period, less credit notes issued on them, paid or not. What is bought with a gift card is invoiced as well, after the card itself was.',
      unit: 'money',
      isListed: true,
    },
    {
      key: 'due',
      label: 'Due',
      definition:
        'Of what fell due on days of the period, up to today, the part that is unpaid now. Invoices of earlier periods that are paid since no longer count there.',
      unit: 'money',
      isListed: true,
    },
  ],
  audience: 'admins',
  comparesWith: 'elapsed',
  read: readRevenue,
  path: toListPath,
  behind: findBehind,
};
