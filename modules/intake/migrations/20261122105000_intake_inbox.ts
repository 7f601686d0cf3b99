import type { Knex } from 'knex';

const trigrams = 'pg_trgm';

/** It comes with PostgreSQL and may be made by the owner of a database; some installations leave it out. */
const needTrigrams = async (knex: Knex): Promise<void> => {
  const { rows } = await knex.raw('select 1 from pg_available_extensions where name = ?', [trigrams]);
  if (rows.length === 0)
    throw new Error(`this PostgreSQL lacks the extension ${trigrams}, which comes with its package "contrib"`);
  await knex.raw(`create extension if not exists ${trigrams}`);
};

const derived = `
  add column haystack text not null
    generated always as (lower(first_name || ' ' || last_name || ' ' || email || ' ' || reference)) stored,
  add column sort_name text not null generated always as (lower(last_name || ' ' || first_name)) stored,
  add column due_at timestamptz not null generated always as (
    case state when 'received' then contact_due_at when 'contacted' then plan_due_at
    else timestamptz '9999-12-31 00:00:00+00' end) stored`;

/** The team's inbox: when the next promise falls due, who answers, notes, and a history of more than moves. */
export const up = async (knex: Knex): Promise<void> => {
  await needTrigrams(knex);
  await knex.schema.alterTable('intakes', (table) => {
    table.uuid('assigned_to').references('users.id').onDelete('SET NULL');
    // When a member of staff first read it.
    table.timestamp('opened_at');
    // SHA-256 of the secret in the mailed link that shows how far it is.
    table.text('status_hash').unique();
    table.index(['assigned_to']);
  });
  await knex.raw(`alter table intakes ${derived}`);
  await knex.schema.alterTable('intakes', (table) => {
    table.index(['due_at', 'id']);
    table.index(['state', 'due_at', 'id']);
    table.index(['sort_name', 'id']);
  });
  await knex.raw(`create index intakes_haystack on intakes using gin (haystack gin_trgm_ops)`);
  await knex.schema.alterTable('intake_changes', (table) => {
    table.text('kind').notNullable().defaultTo('moved').checkIn(['moved', 'assigned', 'note', 'opened', 'sealed-read']);
    table.text('from_state').nullable().alter();
    table.text('to_state').nullable().alter();
    // Whom it was given to.
    table.uuid('assignee').references('users.id').onDelete('SET NULL');
    table.index(['assignee']);
  });
  await knex.schema.createTable('intake_notes', (table) => {
    table.uuid('id').primary();
    table.uuid('intake_id').notNullable().references('intakes.id').onDelete('CASCADE');
    table.uuid('author').references('users.id').onDelete('SET NULL');
    table.binary('text_sealed').notNullable();
    table.timestamp('created_at').notNullable().defaultTo(knex.raw('clock_timestamp()'));
    table.index(['intake_id', 'created_at']);
    table.index(['author']);
  });
};

export const down = async (knex: Knex): Promise<void> => {
  await knex.schema.dropTable('intake_notes');
  await knex('intake_changes').whereNot({ kind: 'moved' }).delete();
  await knex.schema.alterTable('intake_changes', (table) => {
    table.dropColumns('kind', 'assignee');
    table.text('from_state').notNullable().alter();
    table.text('to_state').notNullable().alter();
  });
  await knex.schema.alterTable('intakes', (table) => {
    table.dropColumns('assigned_to', 'opened_at', 'status_hash', 'haystack', 'sort_name', 'due_at');
  });
};
