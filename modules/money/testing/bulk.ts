import type { TestApp } from '#core/testing/app';

const guarded = ['money_documents', 'money_entries', 'money_entry_lines'] as const;

/**
 * Invoices over the last three years with five lines of the ledger each, one of fifty unpaid, in three currencies and for all that is
 * sold. The guards of the database are off meanwhile, since they look at each line; what they would write is written here.
 */
export const fillLedger = async (app: TestApp, invoices: number): Promise<void> => {
  await app.knex.transaction(async (trx) => {
    await trx.raw('set local statement_timeout = 0');
    for (const table of guarded) await trx.raw(`alter table ${table} disable trigger user`);
    await trx.raw(
      `insert into money_documents (id, kind, series, year, number, number_text, key, purpose, payer_name, payer_email, currency, total,
         tax, policy, return_path, issuer, language, issued_on, created_at, balance, received, next_due_on)
       select gen_random_uuid(), 'invoice', 'BULK', 2026, n, 'BULK-2026-' || n, 'bulk:' || n,
         (array['sessions:place', 'retreats:place', 'money:gift-card', 'money:invoice'])[1 + n % 4] || ':' || n, 'Bulk Person',
         'bulk-' || n || '@example.test', (array['EUR', 'USD', 'CHF'])[1 + n % 3], 11900, 1900, '[]', '', '{}', 'en',
         current_date - n % 1095, now() - (n % 1095) * interval '1 day', case when n % 50 = 0 then 11900 else 0 end,
         case when n % 50 = 0 then 0 else 11900 end, case when n % 50 = 0 then current_date - n % 1095 end
       from generate_series(1, ?::int) n`,
      [invoices],
    );
    await trx.raw(`insert into money_parts (document_id, position, due_on, amount, label)
      select id, 1, issued_on, total, 'balance' from money_documents where series = 'BULK'`);
    await trx.raw(`insert into money_entries (id, document_id, kind, happened_on, is_sample, key)
      select gen_random_uuid(), d.id, e.kind, d.issued_on, false, e.kind || ':' || d.id
      from money_documents d cross join (values ('issued'), ('paid')) e (kind)
      where d.series = 'BULK' and (e.kind = 'issued' or d.received > 0)`);
    await trx.raw(`insert into money_entry_lines (entry_id, position, account, currency, amount, kind, happened_on, is_sample, offer)
      select e.id, l.position, l.account, d.currency, l.amount, e.kind, e.happened_on, false, d.offer
      from money_entries e join money_documents d on d.id = e.document_id join (values
        ('issued', 1, 'receivable', 11900), ('issued', 2, 'revenue', -10000), ('issued', 3, 'tax', -1900),
        ('paid', 1, 'bank', 11900), ('paid', 2, 'receivable', -11900)) l (kind, position, account, amount) on l.kind = e.kind
      where d.series = 'BULK'`);
    for (const table of guarded) await trx.raw(`alter table ${table} enable trigger user`);
  });
  // Index-only reads need to know which pages everybody sees.
  await app.knex.raw('vacuum analyze money_documents, money_parts, money_entries, money_entry_lines');
};
