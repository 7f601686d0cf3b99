import type { Knex } from 'knex';

const sealed = (table: Knex.CreateTableBuilder): void => {
  // Sealed apart, so that a right to read one group opens nothing of another.
  table.binary('general_sealed');
  table.binary('medical_sealed');
  table.binary('trauma_sealed');
};

/** Half-written questionnaires, the devices and links that open them, and what was sent in. */
export const up = async (knex: Knex): Promise<void> => {
  await knex.schema.createTable('intakes', (table) => {
    table.uuid('id').primary();
    // What people quote: HJ-XXXX-XXXX.
    table.text('reference').notNullable().unique();
    table.uuid('user_id').references('users.id').onDelete('CASCADE');
    table.text('email').notNullable();
    table.text('first_name').notNullable();
    table.text('last_name').notNullable();
    table.text('journey_type').notNullable().checkIn(['self', 'practitioner', 'hospitality']);
    table.text('state').notNullable().defaultTo('received').checkIn(['received', 'contacted', 'planned']);
    sealed(table);
    table.timestamp('consent_answers_at');
    table.timestamp('consent_sensitive_at');
    table.boolean('sample').notNullable().defaultTo(false);
    table.timestamp('contact_due_at').notNullable();
    table.timestamp('plan_due_at').notNullable();
    table.timestamp('contacted_at');
    table.timestamp('planned_at');
    table.integer('version').notNullable().defaultTo(1);
    table.timestamp('submitted_at').notNullable().defaultTo(knex.fn.now());
    table.timestamp('updated_at').notNullable().defaultTo(knex.fn.now());
    table.index(['submitted_at', 'id']);
    table.index(['user_id', 'submitted_at']);
    table.index(['email']);
  });
  await knex.schema.createTable('intake_changes', (table) => {
    table.uuid('id').primary().defaultTo(knex.raw('gen_random_uuid()'));
    table.uuid('intake_id').notNullable().references('intakes.id').onDelete('CASCADE');
    table.uuid('actor').references('users.id').onDelete('SET NULL');
    table.text('from_state').notNullable();
    table.text('to_state').notNullable();
    table.timestamp('at').notNullable().defaultTo(knex.fn.now());
    table.index(['intake_id', 'at']);
    table.index(['actor']);
  });
  await knex.schema.createTable('intake_drafts', (table) => {
    table.uuid('id').primary();
    table.uuid('user_id').references('users.id').onDelete('CASCADE');
    // Typed so far, in canonical form: by it a verified account finds its drafts.
    table.text('email');
    table.integer('step').notNullable().defaultTo(1);
    sealed(table);
    // Set when it was sent; the answers have moved there.
    table.uuid('intake_id').references('intakes.id').onDelete('CASCADE');
    table.integer('version').notNullable().defaultTo(1);
    table.timestamp('created_at').notNullable().defaultTo(knex.fn.now());
    table.timestamp('updated_at').notNullable().defaultTo(knex.fn.now());
    table.index(['user_id', 'updated_at']);
    table.index(['email']);
    table.index(['updated_at']);
    table.index(['intake_id']);
  });
  await knex.schema.createTable('intake_draft_devices', (table) => {
    table.uuid('id').primary().defaultTo(knex.raw('gen_random_uuid()'));
    table.uuid('draft_id').notNullable().references('intake_drafts.id').onDelete('CASCADE');
    // SHA-256 of the secret in the cookie.
    table.text('token_hash').notNullable().unique();
    // False for a device that came by a mailed link: it reads medical and trauma answers only where it wrote them itself.
    table.boolean('sees_all').notNullable();
    table.timestamp('created_at').notNullable().defaultTo(knex.fn.now());
    table.index(['draft_id']);
  });
  await knex.schema.createTable('intake_resume_links', (table) => {
    table.uuid('id').primary().defaultTo(knex.raw('gen_random_uuid()'));
    table.uuid('draft_id').notNullable().references('intake_drafts.id').onDelete('CASCADE');
    table.text('email').notNullable();
    // SHA-256 of the secret in the link.
    table.text('token_hash').notNullable().unique();
    table.timestamp('expires_at').notNullable();
    table.timestamp('used_at');
    table.timestamp('created_at').notNullable().defaultTo(knex.fn.now());
    table.index(['draft_id', 'created_at']);
    table.index(['email', 'created_at']);
    table.index(['expires_at']);
  });
};

export const down = async (knex: Knex): Promise<void> => {
  for (const table of ['intake_resume_links', 'intake_draft_devices', 'intake_drafts', 'intake_changes', 'intakes'])
    await knex.schema.dropTable(table);
};
