import type { Knex } from 'knex';
import { today } from '../ledger/post-entry';

interface Sums {
  readonly currency: string;
  readonly paid: number;
  readonly agreed: number;
  readonly due: number;
  readonly overdue: number;
}

/**
 * Sums of each currency. Paid: received within the days, less what was given back within them. Agreed: invoiced within the days, less
 * their credit notes. Due and overdue: as it is today. Samples never count.
 */
export const sumFigures = async (db: Knex, { from, to }: { from: string; to: string }): Promise<readonly Sums[]> => {
  const { rows } = await db.raw<{ rows: Sums[] }>(
    `select currency, coalesce(sum(paid), 0)::bigint as paid, coalesce(sum(agreed), 0)::bigint as agreed,
       coalesce(sum(due), 0)::bigint as due, coalesce(sum(overdue), 0)::bigint as overdue
     from (
       select currency, amount as paid, null::bigint as agreed, null::bigint as due, null::bigint as overdue
       from money_entry_lines
       where account in ('bank', 'cash', 'card') and kind in ('paid', 'refunded') and not is_sample
         and happened_on between :from and :to
       union all
       select currency, null, case kind when 'invoice' then total else -total end, null, null
       from money_documents
       where kind in ('invoice', 'credit-note') and not is_sample and issued_on between :from and :to
       union all
       select d.currency, null, null,
         greatest(0, least(d.balance, sum(p.amount) - d.received + d.refunded)),
         greatest(0, least(d.balance, coalesce(sum(p.amount) filter (where p.due_on < :today), 0) - d.received + d.refunded))
       from money_documents d join money_parts p on p.document_id = d.id
       where d.balance > 0 and d.next_due_on <= :today and not d.is_sample and p.due_on <= :today
       group by d.id
     ) sums group by currency order by currency`,
    { from, to, today: today() },
  );
  return rows;
};
