import type { Knex } from 'knex';

/** What was sold, by who asked for the money. */
const offer = `case
  when purpose like 'sessions:%' then 'session'
  when purpose like 'retreats:%' then 'retreat'
  when purpose like 'consultations:%' then 'consultation'
  when purpose like 'money:gift-card:%' then 'gift-card'
  else 'other' end`;

/** Each line of the ledger says what was sold, so that revenue by kind reads one index, as the other copies do. */
export const up = async (knex: Knex): Promise<void> => {
  await knex.raw(`alter table money_documents add column offer text generated always as (${offer}) stored`);
  await knex.raw("alter table money_entry_lines add column offer text not null default 'other'");
  await knex.raw('alter table money_entry_lines disable trigger money_entry_lines_append_only');
  await knex.raw(`update money_entry_lines l set offer = d.offer from money_entries e join money_documents d on d.id = e.document_id
    where e.id = l.entry_id and d.offer <> 'other'`);
  await knex.raw('alter table money_entry_lines enable trigger money_entry_lines_append_only');
  await knex.raw(`create function money_copy_offer() returns trigger language plpgsql as $$
    begin
      new.offer := coalesce(
        (select d.offer from money_entries e join money_documents d on d.id = e.document_id where e.id = new.entry_id), 'other');
      return new;
    end $$`);
  await knex.raw(
    'create trigger money_entry_lines_offer before insert on money_entry_lines for each row execute function money_copy_offer()',
  );
  await knex.raw('drop index money_entry_lines_received');
  await knex.raw(`create index money_entry_lines_received on money_entry_lines (happened_on) include (currency, offer, amount)
    where account in ('bank', 'cash', 'card') and kind in ('paid', 'refunded') and not is_sample`);
  await knex.raw(`create index money_entry_lines_agreed on money_entry_lines (happened_on) include (currency, offer, amount)
    where account = 'receivable' and kind in ('issued', 'credited') and not is_sample`);
  await knex.raw(
    "create index money_payments_moved on money_payments (happened_on, document_id) where method <> 'gift-card'",
  );
};

export const down = async (knex: Knex): Promise<void> => {
  await knex.raw('drop index money_payments_moved');
  await knex.raw('drop index money_entry_lines_agreed');
  await knex.raw('drop index money_entry_lines_received');
  await knex.raw('drop trigger money_entry_lines_offer on money_entry_lines');
  await knex.raw('drop function money_copy_offer()');
  await knex.schema.alterTable('money_entry_lines', (table) => table.dropColumn('offer'));
  await knex.raw(`create index money_entry_lines_received on money_entry_lines (happened_on) include (currency, amount)
    where account in ('bank', 'cash', 'card') and kind in ('paid', 'refunded') and not is_sample`);
  await knex.schema.alterTable('money_documents', (table) => table.dropColumn('offer'));
};
