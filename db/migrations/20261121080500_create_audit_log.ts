import type { Knex } from 'knex';

export const up = async (knex: Knex): Promise<void> => {
  await knex.schema.createTable('audit_log', (table) => {
    table.bigIncrements('id');
    // No foreign keys: an entry outlives the people in it, who remain as bare ids.
    table.text('actor');
    table.text('action').notNullable();
    table.text('subject');
    table.text('object');
    table.jsonb('detail').notNullable().defaultTo('{}');
    table.timestamp('at').notNullable().defaultTo(knex.fn.now());
    table.text('request_id');
    table.text('prev_hash').notNullable();
    table.text('hash').notNullable().unique();
    table.index(['subject', 'id']);
    table.index(['actor', 'id']);
    table.index('at');
  });
  await knex.raw(`
    create function audit_log_is_append_only() returns trigger language plpgsql as $$
    begin
      raise exception 'audit_log is append-only';
    end $$`);
  await knex.raw(`
    create trigger audit_log_append_only before update or delete or truncate on audit_log
    for each statement execute function audit_log_is_append_only()`);
};

export const down = async (knex: Knex): Promise<void> => {
  await knex.schema.dropTable('audit_log');
  await knex.raw('drop function audit_log_is_append_only()');
};
