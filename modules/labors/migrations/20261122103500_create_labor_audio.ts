import type { Knex } from 'knex';

export const up = async (knex: Knex): Promise<void> => {
  await knex.schema.createTable('labor_audio', (table) => {
    table.uuid('id').primary().defaultTo(knex.raw('gen_random_uuid()'));
    table.uuid('user_id').notNullable().references('users.id').onDelete('CASCADE');
    table.smallint('labor_number').notNullable().checkBetween([1, 12]);
    table.text('type').notNullable();
    table.integer('bytes').notNullable();
    table.integer('pieces').notNullable();
    table.integer('milliseconds').notNullable();
    table.text('copy_state').notNullable().defaultTo('waiting').checkIn(['waiting', 'made', 'none']);
    table.integer('copy_bytes');
    table.integer('copy_pieces');
    table
      .text('transcript_state')
      .notNullable()
      .defaultTo('none')
      .checkIn(['none', 'waiting', 'draft', 'failed', 'confirmed']);
    table.binary('transcript_sealed');
    table.text('transcript_by');
    table.timestamp('created_at').notNullable().defaultTo(knex.fn.now());
    table.index(['user_id', 'labor_number', 'created_at']);
    table.index(['created_at']);
  });
  for (const name of ['labor_responses', 'labor_response_versions'])
    await knex.schema.alterTable(name, (table) => {
      table.uuid('audio_id').references('labor_audio.id').onDelete('SET NULL');
      table.binary('transcription_sealed');
      table.index(['audio_id']);
    });
};

export const down = async (knex: Knex): Promise<void> => {
  for (const name of ['labor_response_versions', 'labor_responses'])
    await knex.schema.alterTable(name, (table) => {
      table.dropColumn('transcription_sealed');
      table.dropColumn('audio_id');
    });
  await knex.schema.dropTable('labor_audio');
};
