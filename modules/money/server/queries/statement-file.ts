import type { Knex } from 'knex';
import { toCsv } from '#core/contract/csv';
import { toDecimal } from '../../lib/amounts';
import type { Document } from '../models/document';

interface Row {
  readonly number_text: string;
  readonly happened_on: string;
  readonly direction: 'in' | 'out';
  readonly received: number;
  readonly share_rate: number;
  readonly amount: number;
}

/** The payments that a statement gathers, as CSV. */
export const exportStatementRows = async (db: Knex, { id, currency, total }: Document): Promise<string> => {
  const rows = (await db('money_shares as s')
    .join('money_payments as p', 'p.id', 's.payment_id')
    .join('money_documents as d', 'd.id', 'p.document_id')
    .where('s.statement_id', id)
    .orderBy(['p.happened_on', 'p.id'])
    .select(
      'd.number_text',
      'p.happened_on',
      'p.direction',
      { received: 'p.amount' },
      'd.share_rate',
      's.amount',
    )) as Row[];
  const money = (minor: number) => toDecimal(minor, currency);
  return toCsv([
    ['Invoice', 'Day', 'Received', 'Share in percent', 'Share', 'Currency'],
    ...rows.map((row) => [
      row.number_text,
      row.happened_on,
      Number(money(row.direction === 'in' ? row.received : -row.received)),
      row.share_rate / 100,
      Number(money(row.amount)),
      currency,
    ]),
    ['Total', null, null, null, Number(money(total)), currency],
  ]);
};
