import type { Knex } from 'knex';

/** Payments by card that were begun, what the payment service told, codes that lower a price, reminders and statements. */
export const up = async (knex: Knex): Promise<void> => {
  await knex.schema.createTable('money_checkouts', (table) => {
    table.uuid('id').primary();
    table.uuid('document_id').notNullable().references('money_documents.id').index();
    table.bigInteger('amount').notNullable().checkPositive();
    table.text('currency').notNullable();
    table.text('state').notNullable().checkIn(['open', 'pending', 'paid', 'failed', 'expired']);
    table.text('provider_id').unique();
    table.timestamp('created_at').notNullable().defaultTo(knex.fn.now());
  });
  await knex.schema.createTable('money_provider_events', (table) => {
    // The event's name at the payment service.
    table.text('id').primary();
    table.text('type').notNullable();
    table.text('outcome').notNullable().checkIn(['applied', 'ignored', 'problem']);
    table.text('problem').notNullable().defaultTo('');
    table.uuid('document_id').references('money_documents.id');
    table.timestamp('created_at').notNullable().defaultTo(knex.fn.now());
    table.timestamp('reviewed_at');
    table.index(['outcome', 'created_at']);
  });
  await knex.schema.createTable('money_codes', (table) => {
    table.uuid('id').primary();
    table.text('code').notNullable().unique().checkRegex('^[A-Z0-9-]{3,30}$');
    // Hundredths of a percent, or an amount of the currency: one of the two.
    table.integer('rate').checkBetween([1, 10000]);
    table.bigInteger('amount').checkPositive();
    table.text('currency');
    // Beginning of the purposes it is for; empty for all.
    table.text('purpose').notNullable().defaultTo('');
    table.date('valid_from').notNullable();
    table.date('valid_until');
    table.integer('max_uses').checkPositive();
    table.integer('uses').notNullable().defaultTo(0);
    table.boolean('once_per_person').notNullable();
    table.timestamp('ended_at');
    table.timestamp('created_at').notNullable().defaultTo(knex.fn.now());
    table.index(['created_at', 'id']);
    table.check('(rate is null) <> (amount is null) and (amount is null) = (currency is null)');
    table.check('max_uses is null or uses <= max_uses');
  });
  await knex.schema.createTable('money_code_uses', (table) => {
    table.uuid('code_id').notNullable().references('money_codes.id');
    table.uuid('document_id').notNullable().unique().references('money_documents.id');
    // Digest of who used it; null where the code may be used again by the same person.
    table.text('person');
    table.primary(['code_id', 'document_id']);
    table.unique(['code_id', 'person']);
  });
  await knex.schema.createTable('money_reminders', (table) => {
    table.uuid('document_id').notNullable().references('money_documents.id');
    table.smallint('part').notNullable();
    // Days after the due date.
    table.smallint('step').notNullable();
    table.date('sent_on').notNullable();
    table.primary(['document_id', 'part', 'step']);
  });
  await knex.schema.createTable('money_shares', (table) => {
    table.uuid('payment_id').primary().references('money_payments.id');
    table.uuid('statement_id').notNullable().references('money_documents.id').index();
    table.bigInteger('amount').notNullable();
  });
};

export const down = async (knex: Knex): Promise<void> => {
  for (const table of ['money_shares', 'money_reminders', 'money_code_uses', 'money_codes', 'money_provider_events'])
    await knex.schema.dropTable(table);
  await knex.schema.dropTable('money_checkouts');
};
