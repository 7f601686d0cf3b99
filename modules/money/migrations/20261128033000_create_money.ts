import type { Knex } from 'knex';

/** Tables whose rows are never changed or deleted once they are written. */
const appendOnly = ['money_lines', 'money_parts', 'money_payments', 'money_entries', 'money_entry_lines'];

/** What the database itself guards, whoever writes: books that balance, and documents that stay what they were issued as. */
const guards = `
create function money_refuse_change() returns trigger language plpgsql as $$
begin
  raise exception '% is append-only', tg_table_name using errcode = 'restrict_violation';
end $$;

create function money_check_document() returns trigger language plpgsql as $$
begin
  if (old.id, old.kind, old.series, old.year, old.number, old.key, old.purpose, old.currency, old.total, old.tax, old.issued_on, old.is_sample)
    is distinct from
    (new.id, new.kind, new.series, new.year, new.number, new.key, new.purpose, new.currency, new.total, new.tax, new.issued_on, new.is_sample)
  then
    raise exception 'an issued document is not changed' using errcode = 'restrict_violation';
  end if;
  return new;
end $$;

create function money_check_entry() returns trigger language plpgsql as $$
declare
  entry uuid := coalesce(to_jsonb(new) ->> 'entry_id', to_jsonb(new) ->> 'id');
begin
  if (select count(*) from money_entry_lines where entry_id = entry) < 2
    or exists (select 1 from money_entry_lines where entry_id = entry group by currency having sum(amount) <> 0)
    or exists (
      select 1 from money_entry_lines l join money_entries e on e.id = l.entry_id join money_documents d on d.id = e.document_id
      where l.entry_id = entry and l.currency <> d.currency)
  then
    raise exception 'entry % does not balance', entry using errcode = 'check_violation';
  end if;
  return null;
end $$;

create function money_sum_document() returns trigger language plpgsql as $$
begin
  update money_documents d set
    balance = d.balance + s.balance,
    received = d.received + s.received,
    refunded = d.refunded + s.refunded,
    next_due_on = case when d.balance + s.balance > 0 then (
      select due_on from (
        select p.due_on, p.position, sum(p.amount) over (order by p.position) as upto
        from money_parts p where p.document_id = d.id) parts
      where upto > d.received + s.received - d.refunded - s.refunded order by position limit 1) end
  from (
    select e.document_id,
      sum(l.amount)::bigint as balance,
      coalesce(-sum(l.amount) filter (where l.kind = 'paid'), 0)::bigint as received,
      coalesce(sum(l.amount) filter (where l.kind = 'refunded'), 0)::bigint as refunded
    from added l join money_entries e on e.id = l.entry_id
    where l.account = 'receivable' group by e.document_id) s
  where d.id = s.document_id;
  return null;
end $$;
`;

export const up = async (knex: Knex): Promise<void> => {
  await knex.schema.createTable('money_series', (table) => {
    table.text('series').notNullable();
    table.smallint('year').notNullable();
    table.integer('last').notNullable();
    table.primary(['series', 'year']);
  });
  await knex.schema.createTable('money_tax_rates', (table) => {
    table.text('code').notNullable();
    table.date('valid_from').notNullable();
    table.text('name').notNullable();
    // Hundredths of a percent: 1900 is 19 %.
    table.integer('rate').notNullable().checkBetween([0, 10000]);
    table.primary(['code', 'valid_from']);
  });
  await knex('money_tax_rates').insert(
    [
      { code: 'standard', name: 'Standard rate' },
      { code: 'reduced', name: 'Reduced rate' },
      { code: 'none', name: 'Without tax' },
    ].map((rate) => ({ ...rate, rate: 0, valid_from: '2000-01-01' })),
  );
  await knex.schema.createTable('money_documents', (table) => {
    table.uuid('id').primary();
    table.text('kind').notNullable().checkIn(['invoice', 'credit-note', 'statement']);
    table.text('series').notNullable();
    table.smallint('year').notNullable();
    table.integer('number').notNullable();
    table.text('number_text').notNullable();
    table.text('key').notNullable().unique();
    table.text('purpose').notNullable();
    table.uuid('corrects_id').references('money_documents.id').index();
    table.uuid('user_id').references('users.id').onDelete('SET NULL');
    table.text('payer_name').notNullable();
    table.text('payer_email').notNullable();
    // Record of the practitioner who gets a share; of a statement, the one it is for.
    table.uuid('practitioner_id');
    // Hundredths of a percent.
    table.integer('share_rate').notNullable().defaultTo(0).checkBetween([0, 10000]);
    table.text('currency').notNullable().checkRegex('^[A-Z]{3}$');
    table.bigInteger('total').notNullable().checkPositive();
    table.bigInteger('tax').notNullable();
    table.jsonb('policy').notNullable();
    table.date('starts_on');
    table.text('return_path').notNullable();
    // Who issued it, as it was then.
    table.jsonb('issuer').notNullable();
    table.text('language').notNullable();
    table.text('reason').notNullable().defaultTo('');
    table.boolean('is_sample').notNullable().defaultTo(false);
    table.date('issued_on').notNullable();
    table.timestamp('cancelled_at');
    // Sums of the ledger, written by its trigger alone.
    table.bigInteger('balance').notNullable().defaultTo(0);
    table.bigInteger('received').notNullable().defaultTo(0);
    table.bigInteger('refunded').notNullable().defaultTo(0);
    table.date('next_due_on');
    table.specificType(
      'status',
      `text generated always as (case
        when refunded > 0 and refunded >= received then 'refunded'
        when refunded > 0 then 'part-refunded'
        when cancelled_at is not null then 'cancelled'
        when balance <= 0 then 'paid'
        when received > 0 then 'part-paid'
        else 'open' end) stored`,
    );
    table.timestamp('created_at').notNullable().defaultTo(knex.fn.now());
    table.unique(['series', 'year', 'number']);
    table.unique(['series', 'number_text']);
    table.index(['created_at', 'id']);
    table.index(['user_id', 'created_at', 'id']);
    table.index(['status', 'created_at', 'id']);
    table.index(['practitioner_id']);
    table.index(['issued_on']);
  });
  await knex.raw(
    "create unique index money_documents_live_purpose on money_documents (purpose) where kind = 'invoice' and cancelled_at is null",
  );
  await knex.raw('create index money_documents_next_due on money_documents (next_due_on, id) where balance > 0');
  await knex.raw('create extension if not exists pg_trgm');
  await knex.raw(
    "create index money_documents_words on money_documents using gin ((number_text || ' ' || payer_name || ' ' || payer_email) gin_trgm_ops)",
  );
  await knex.schema.createTable('money_lines', (table) => {
    table.uuid('document_id').notNullable().references('money_documents.id');
    table.smallint('position').notNullable();
    table.text('description').notNullable();
    table.integer('quantity').notNullable().checkPositive();
    table.bigInteger('unit_amount').notNullable();
    table.bigInteger('amount').notNullable();
    // What the line is booked as.
    table.text('account').notNullable().checkIn(['revenue', 'gift-cards', 'practitioner-shares']);
    table.text('tax_code').notNullable();
    table.integer('tax_rate').notNullable();
    table.bigInteger('tax').notNullable();
    table.primary(['document_id', 'position']);
    table.check('amount = quantity * unit_amount');
  });
  await knex.schema.createTable('money_parts', (table) => {
    table.uuid('document_id').notNullable().references('money_documents.id');
    table.smallint('position').notNullable();
    table.date('due_on').notNullable();
    table.bigInteger('amount').notNullable().checkPositive();
    table.text('label').notNullable().checkIn(['deposit', 'instalment', 'balance']);
    table.primary(['document_id', 'position']);
  });
  await knex.schema.createTable('money_gift_cards', (table) => {
    table.uuid('id').primary();
    table.text('code_hash').notNullable().unique();
    table.binary('code_sealed').notNullable();
    table.bigInteger('amount').notNullable().checkPositive();
    table.text('currency').notNullable();
    // The invoice it was sold by; the card can be used once that is paid.
    table.uuid('document_id').notNullable().references('money_documents.id').index();
    table.date('valid_until').notNullable();
    table.timestamp('mailed_at');
    table.timestamp('created_at').notNullable().defaultTo(knex.fn.now());
    table.index(['created_at', 'id']);
  });
  await knex.schema.createTable('money_payments', (table) => {
    table.uuid('id').primary();
    table.uuid('document_id').notNullable().references('money_documents.id').index();
    table.text('direction').notNullable().checkIn(['in', 'out']);
    table.text('method').notNullable().checkIn(['transfer', 'cash', 'card', 'gift-card']);
    table.bigInteger('amount').notNullable().checkPositive();
    table.text('currency').notNullable();
    table.date('happened_on').notNullable();
    table.text('reference').notNullable().defaultTo('');
    // The payment's name at the payment service.
    table.text('provider_id').unique();
    table.text('key').notNullable().unique();
    table.uuid('gift_card_id').references('money_gift_cards.id').index();
    // The payment that was given back.
    table.uuid('refunds_id').references('money_payments.id').index();
    table.timestamp('created_at').notNullable().defaultTo(knex.fn.now());
  });
  await knex.schema.createTable('money_refunds', (table) => {
    table.uuid('id').primary();
    table.uuid('document_id').notNullable().references('money_documents.id').index();
    table.uuid('payment_id').notNullable().references('money_payments.id').index();
    table.bigInteger('amount').notNullable().checkPositive();
    table.text('state').notNullable().checkIn(['requested', 'sent', 'paid', 'failed']);
    table.text('provider_id').unique();
    table.text('failure').notNullable().defaultTo('');
    table.timestamp('created_at').notNullable().defaultTo(knex.fn.now());
    table.index(['state', 'created_at']);
  });
  await knex.schema.createTable('money_entries', (table) => {
    table.uuid('id').primary();
    table.uuid('document_id').notNullable().references('money_documents.id').index();
    table.uuid('payment_id').references('money_payments.id');
    table.text('kind').notNullable().checkIn(['issued', 'credited', 'paid', 'refunded', 'paid-out']);
    table.date('happened_on').notNullable();
    table.boolean('is_sample').notNullable();
    table.text('key').notNullable().unique();
    table.timestamp('created_at').notNullable().defaultTo(knex.fn.now());
    table.unique(['id', 'kind', 'happened_on', 'is_sample']);
  });
  await knex.schema.createTable('money_entry_lines', (table) => {
    table.uuid('entry_id').notNullable();
    table.smallint('position').notNullable();
    // Debit is positive, credit negative.
    table
      .text('account')
      .notNullable()
      .checkIn([
        'receivable',
        'revenue',
        'tax',
        'bank',
        'cash',
        'card',
        'gift-cards',
        'practitioner-shares',
        'practitioners',
      ]);
    table.text('currency').notNullable();
    table.bigInteger('amount').notNullable().checkNotIn(['0']);
    // Copies of the entry's, so that a figure reads one index.
    table.text('kind').notNullable();
    table.date('happened_on').notNullable();
    table.boolean('is_sample').notNullable();
    table.primary(['entry_id', 'position']);
    table
      .foreign(['entry_id', 'kind', 'happened_on', 'is_sample'])
      .references(['id', 'kind', 'happened_on', 'is_sample'])
      .inTable('money_entries');
  });
  await knex.raw(`create index money_entry_lines_received on money_entry_lines (happened_on) include (currency, amount)
    where account in ('bank', 'cash', 'card') and kind in ('paid', 'refunded') and not is_sample`);
  await knex.raw(guards);
  for (const table of appendOnly)
    await knex.raw(
      `create trigger ${table}_append_only before update or delete on ${table} for each row execute function money_refuse_change()`,
    );
  await knex.raw(
    'create trigger money_documents_stay before update on money_documents for each row execute function money_check_document()',
  );
  await knex.raw(
    'create trigger money_documents_no_delete before delete on money_documents for each row execute function money_refuse_change()',
  );
  for (const table of ['money_entries', 'money_entry_lines'])
    await knex.raw(
      `create constraint trigger ${table}_balance after insert on ${table} deferrable initially deferred for each row execute function money_check_entry()`,
    );
  await knex.raw(
    'create trigger money_entry_lines_sum after insert on money_entry_lines referencing new table as added for each statement execute function money_sum_document()',
  );
};

export const down = async (knex: Knex): Promise<void> => {
  for (const table of ['money_entry_lines', 'money_entries', 'money_refunds', 'money_payments', 'money_gift_cards'])
    await knex.schema.dropTable(table);
  for (const table of ['money_parts', 'money_lines', 'money_documents', 'money_tax_rates', 'money_series'])
    await knex.schema.dropTable(table);
  for (const name of ['refuse_change', 'check_document', 'check_entry', 'sum_document'])
    await knex.raw(`drop function money_${name}()`);
};
