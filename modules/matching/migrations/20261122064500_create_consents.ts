import type { Knex } from 'knex';

const statuses = (knex: Knex, names: readonly string[]): Promise<unknown> =>
  knex.raw(
    `alter table matches add constraint matches_status_check check (status in (${names.map((name) => `'${name}'`).join(', ')}))`,
  );

const extendMatches = async (knex: Knex): Promise<void> => {
  await knex.raw('alter table matches drop constraint matches_status_check');
  await knex('matches').where({ status: 'interested' }).update({ status: 'requested' });
  await statuses(knex, ['suggested', 'requested', 'accepted', 'declined', 'ended']);
  await knex.schema.alterTable('matches', (table) => {
    table.text('decline_reason').checkIn(['no-capacity', 'not-my-field', 'language', 'time-zone', 'other']);
    // What the client saw before sending, sealed, so that later answers do not change it.
    table.binary('brief_sealed');
    table.timestamp('requested_at');
    table.timestamp('answered_at');
    table.boolean('sample').notNullable().defaultTo(false);
    table.unique(['id', 'user_id', 'practitioner_id'], { indexName: 'matches_between' });
    table.index(['practitioner_id', 'status', 'requested_at', 'id']);
  });
  await knex('matches')
    .where({ status: 'requested' })
    .update({ requested_at: knex.ref('updated_at') });
};

const createConsents = async (knex: Knex): Promise<void> => {
  await knex.schema.createTable('consents', (table) => {
    table.uuid('id').primary().defaultTo(knex.raw('gen_random_uuid()'));
    table.uuid('match_id').notNullable();
    table.uuid('client_id').notNullable().references('users.id').onDelete('CASCADE');
    table.uuid('practitioner_id').notNullable().references('practitioners.id').onDelete('CASCADE');
    table.specificType('segments', 'text[]').notNullable();
    table.timestamp('starts_at').notNullable().defaultTo(knex.fn.now());
    table.timestamp('expires_at');
    table.timestamp('revoked_at');
    table.integer('version').notNullable().defaultTo(1);
    table.timestamp('created_at').notNullable().defaultTo(knex.fn.now());
    table.timestamp('updated_at').notNullable().defaultTo(knex.fn.now());
    // Whom a consent is for cannot differ from whom the match is between.
    table
      .foreign(['match_id', 'client_id', 'practitioner_id'])
      .references(['id', 'user_id', 'practitioner_id'])
      .inTable('matches')
      .onDelete('CASCADE');
    table.check('cardinality(segments) > 0', {}, 'consents_name_something');
    table.check('expires_at is null or expires_at > starts_at', {}, 'consents_last');
    table.index(['client_id']);
    table.index(['practitioner_id']);
  });
  await knex.raw('create unique index consents_one_for_a_match on consents (match_id) where revoked_at is null');
  await knex.schema.createTable('consent_history', (table) => {
    table.bigIncrements('id');
    table.uuid('consent_id').notNullable().references('consents.id').onDelete('CASCADE');
    table.integer('version').notNullable();
    table.text('action').notNullable().checkIn(['granted', 'changed', 'revoked', 'expired']);
    table.specificType('segments', 'text[]').notNullable();
    table.timestamp('starts_at').notNullable();
    table.timestamp('expires_at');
    table.timestamp('at').notNullable().defaultTo(knex.raw('clock_timestamp()'));
    table.unique(['consent_id', 'version']);
  });
};

const createRequestsAndReads = async (knex: Knex): Promise<void> => {
  await knex.schema.createTable('consent_requests', (table) => {
    table.uuid('id').primary().defaultTo(knex.raw('gen_random_uuid()'));
    table.uuid('match_id').notNullable().references('matches.id').onDelete('CASCADE');
    table.specificType('segments', 'text[]').notNullable();
    table.text('reason').notNullable().checkIn(['prepare-session', 'understand-context', 'follow-up', 'other']);
    // The practitioner's sentence, sealed with the client's key: it speaks of the client.
    table.binary('note_sealed');
    table.text('status').notNullable().defaultTo('open').checkIn(['open', 'answered', 'dismissed', 'replaced']);
    table.timestamp('created_at').notNullable().defaultTo(knex.fn.now());
  });
  await knex.raw("create unique index consent_requests_one_open on consent_requests (match_id) where status = 'open'");
  await knex.schema.createTable('segment_reads', (table) => {
    table.uuid('id').primary().defaultTo(knex.raw('gen_random_uuid()'));
    table.uuid('client_id').notNullable().references('users.id').onDelete('CASCADE');
    // Plain ids: the client's log outlives the practitioner's record.
    table.uuid('practitioner_id').notNullable();
    table.uuid('match_id').notNullable();
    table.uuid('consent_id').notNullable();
    table.text('segment').notNullable();
    table.timestamp('at').notNullable().defaultTo(knex.raw('clock_timestamp()'));
    table.index(['client_id', 'at', 'id']);
    table.index(['match_id', 'segment', 'at']);
    table.index(['practitioner_id']);
  });
};

const appendOnly = async (knex: Knex): Promise<void> => {
  await knex.raw(`
    create function matching_refuse_update() returns trigger language plpgsql as
    $$ begin raise exception '% is append-only', tg_table_name; end $$`);
  for (const table of ['consent_history', 'segment_reads'])
    await knex.raw(
      `create trigger ${table}_append_only before update on ${table} for each row execute function matching_refuse_update()`,
    );
};

const createAvailability = async (knex: Knex): Promise<void> => {
  await knex.schema.alterTable('practitioners', (table) => {
    // Most accepted clients at a time; null for no limit.
    table.integer('capacity').checkBetween([0, 500]);
  });
  await knex.schema.createTable('practitioner_availability', (table) => {
    table.uuid('practitioner_id').primary().references('practitioners.id').onDelete('CASCADE');
    table.text('zone').notNullable();
    // [{day, from, to}] and [{date, hours: [{from, to}]}] on the practitioner's clock.
    table.jsonb('hours').notNullable();
    table.jsonb('exceptions').notNullable();
    table.integer('version').notNullable().defaultTo(1);
    table.timestamp('updated_at').notNullable().defaultTo(knex.fn.now());
  });
};

export const up = async (knex: Knex): Promise<void> => {
  await extendMatches(knex);
  await createConsents(knex);
  await createRequestsAndReads(knex);
  await appendOnly(knex);
  await createAvailability(knex);
};

export const down = async (knex: Knex): Promise<void> => {
  await knex.schema.dropTable('practitioner_availability');
  await knex.schema.alterTable('practitioners', (table) => table.dropColumn('capacity'));
  for (const table of ['segment_reads', 'consent_requests', 'consent_history', 'consents'])
    await knex.schema.dropTable(table);
  await knex.raw('drop function matching_refuse_update()');
  await knex.schema.alterTable('matches', (table) => {
    table.dropIndex(['practitioner_id', 'status', 'requested_at', 'id']);
    table.dropUnique(['id', 'user_id', 'practitioner_id'], 'matches_between');
    table.dropColumns('decline_reason', 'brief_sealed', 'requested_at', 'answered_at', 'sample');
  });
  await knex.raw('alter table matches drop constraint matches_status_check');
  await knex('matches').whereIn('status', ['requested', 'accepted']).update({ status: 'interested' });
  await knex('matches').where({ status: 'ended' }).update({ status: 'declined' });
  await statuses(knex, ['suggested', 'interested', 'declined']);
};
