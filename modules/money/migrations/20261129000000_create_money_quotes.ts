import type { Knex } from 'knex';

/** A quote stays what it was sent as, and is answered once. */
const guard = `
create function money_check_quote() returns trigger language plpgsql as $$
begin
  if (old.id, old.series, old.year, old.number, old.currency, old.lines, old.parts, old.total, old.tax, old.valid_until)
    is distinct from
    (new.id, new.series, new.year, new.number, new.currency, new.lines, new.parts, new.total, new.tax, new.valid_until)
    or (old.state <> 'open' and (old.state, old.invoice_id) is distinct from (new.state, new.invoice_id))
  then
    raise exception 'a quote that was sent is not changed' using errcode = 'restrict_violation';
  end if;
  return new;
end $$;
create trigger money_quotes_stay before update on money_quotes for each row execute function money_check_quote();
`;

export const up = async (knex: Knex): Promise<void> => {
  await knex.schema.createTable('money_quotes', (table) => {
    table.uuid('id').primary();
    table.text('series').notNullable();
    table.smallint('year').notNullable();
    table.integer('number').notNullable();
    table.text('number_text').notNullable();
    // The quote in whose place this one came.
    table.uuid('replaces_id').references('money_quotes.id').onDelete('SET NULL').index();
    table.uuid('user_id').references('users.id').onDelete('SET NULL');
    table.text('client_name').notNullable();
    table.text('client_email').notNullable();
    table.text('currency').notNullable().checkRegex('^[A-Z]{3}$');
    table.text('language').notNullable();
    // With the tax of the day it was written; prices include it.
    table.jsonb('lines').notNullable();
    // In days after the acceptance.
    table.jsonb('parts').notNullable();
    // Who sent it, as it was then.
    table.jsonb('issuer').notNullable();
    table.bigInteger('total').notNullable().checkPositive();
    table.bigInteger('tax').notNullable();
    // The last day on which it can be accepted.
    table.date('valid_until').notNullable();
    table.text('state').notNullable().defaultTo('open').checkIn(['open', 'accepted', 'declined', 'withdrawn']);
    table.timestamp('decided_at');
    table.uuid('invoice_id').unique().references('money_documents.id');
    table.timestamp('created_at').notNullable().defaultTo(knex.fn.now());
    table.unique(['series', 'year', 'number']);
    table.index(['created_at', 'id']);
    table.index(['user_id', 'created_at', 'id']);
    table.index(['state', 'created_at', 'id']);
    table.check("(state = 'accepted') = (invoice_id is not null)");
    table.check("(state = 'open') = (decided_at is null)");
  });
  await knex.raw(
    "create index money_quotes_words on money_quotes using gin ((number_text || ' ' || client_name || ' ' || client_email) gin_trgm_ops)",
  );
  await knex.raw(guard);
};

export const down = async (knex: Knex): Promise<void> => {
  await knex.schema.dropTable('money_quotes');
  await knex.raw('drop function money_check_quote()');
};
