import type { Knex } from 'knex';

/** Requests that nobody has closed or taken back; a person has at most one. */
const open = 'closed_at is null and withdrawn_at is null';

export const up = async (knex: Knex): Promise<void> => {
  await knex.schema.createTable('safety_contact_requests', (table) => {
    table.uuid('id').primary().defaultTo(knex.raw('gen_random_uuid()'));
    table.uuid('user_id').notNullable().references('users.id').onDelete('CASCADE');
    // Where the person was; never what they wrote.
    table.text('origin').notNullable().checkIn(['reading', 'assistant', 'community', 'help']);
    table.text('language').notNullable().checkIn(['en', 'de', 'es']);
    table.timestamp('requested_at').notNullable().defaultTo(knex.fn.now());
    // Somebody should have taken it on by then.
    table.timestamp('due_at').notNullable().defaultTo(knex.fn.now());
    // Null until the team was mailed.
    table.timestamp('notified_at');
    table.timestamp('remind_at').notNullable().defaultTo(knex.fn.now());
    table.integer('reminders').notNullable().defaultTo(0);
    table.timestamp('acknowledged_at');
    table.uuid('acknowledged_by').references('users.id').onDelete('SET NULL');
    table.timestamp('closed_at');
    table.timestamp('withdrawn_at');
    table.index(['requested_at']);
    table.index(['acknowledged_by']);
  });
  await knex.raw(
    `create unique index safety_contact_requests_one_open on safety_contact_requests (user_id) where ${open}`,
  );
  await knex.schema.createTable('safety_contact_steps', (table) => {
    table.uuid('id').primary().defaultTo(knex.raw('gen_random_uuid()'));
    table.uuid('request_id').notNullable().references('safety_contact_requests.id').onDelete('CASCADE');
    table.uuid('actor').references('users.id').onDelete('SET NULL');
    table
      .text('kind')
      .notNullable()
      .checkIn(['acknowledged', 'taken-over', 'phone', 'mail', 'not-reached', 'handed-over', 'closed']);
    table.binary('note_sealed');
    table.timestamp('created_at').notNullable().defaultTo(knex.fn.now());
    table.index(['request_id', 'created_at']);
    table.index(['actor']);
  });
  // Help that the crisis gate found too late for the page it was for.
  await knex.schema.createTable('help_offers', (table) => {
    table.uuid('user_id').primary().references('users.id').onDelete('CASCADE');
    table.timestamp('offered_at').notNullable().defaultTo(knex.fn.now());
  });
  if (!(await knex.schema.hasTable('contact_wishes'))) return;
  const carry = (source: string): string =>
    `insert into safety_contact_requests (user_id, origin, language, requested_at)
     ${source} on conflict (user_id) where ${open} do nothing`;
  await knex.raw(
    carry(
      `select user_id, 'reading', 'en', min(created_at) from contact_wishes where answered_at is null group by user_id`,
    ),
  );
  // Processes of the version before go on writing to the old table while they run.
  await knex.raw(`create function carry_contact_wish() returns trigger language plpgsql as $$
    begin
      ${carry("values (new.user_id, 'reading', 'en', new.created_at)")};
      return new;
    end $$`);
  await knex.raw(
    'create trigger carry_contact_wish after insert on contact_wishes for each row execute function carry_contact_wish()',
  );
};

export const down = async (knex: Knex): Promise<void> => {
  await knex.raw('drop function if exists carry_contact_wish() cascade');
  for (const table of ['help_offers', 'safety_contact_steps', 'safety_contact_requests'])
    await knex.schema.dropTable(table);
};
