import type { Knex } from 'knex';
import { type Earning, type Earnings, earningKinds, type Period } from '#modules/reporting/public';
import { Document } from '../models/document';

/** Whose module sold it: of an accepted quote the one in which it was asked for. What no kind is named for is `other`. */
const seller = "split_part(coalesce(q.subject, d.purpose), ':', 1)";
const kindOf = `case when ${seller} in (${earningKinds.map((kind) => `'${kind}'`).join(', ')}) then ${seller} else 'other' end`;

/** Invoices and credit notes of the period. Samples never count. */
const agreedIn = (db: Knex, { from, to }: Period): Knex.QueryBuilder =>
  db(`${Document.tableName} as d`)
    .joinRaw("left join money_quotes as q on d.purpose = 'money:quote:' || q.id")
    .whereIn('d.kind', ['invoice', 'credit-note'])
    .where('d.is_sample', false)
    .where('d.created_at', '>=', from)
    .where('d.created_at', '<', to);

const signed = "case d.kind when 'invoice' then d.total else -d.total end";

/** What was agreed by invoices, less their credit notes. */
export const agreed: Earnings = {
  within: async (db, period) =>
    (await agreedIn(db, period)
      .groupByRaw('1, 2')
      .select(
        db.raw(`${kindOf} as kind`),
        'd.currency',
        db.raw(`sum(${signed})::bigint as minor`),
        db.raw("count(*) filter (where d.kind = 'invoice')::int as bookings"),
      )) as Earning[],
  each: (db, period) =>
    agreedIn(db, period).select(
      db.raw('coalesce(d.user_id::text, lower(d.payer_email)) as person'),
      'd.user_id',
      db.raw(`${kindOf} as kind`),
      'd.currency',
      db.raw(`${signed} as minor`),
    ),
};
