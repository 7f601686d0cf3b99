import type { Knex } from 'knex';

export const up = async (knex: Knex): Promise<void> => {
  await knex.schema.createTable('own_questions', (table) => {
    table.uuid('id').primary().defaultTo(knex.raw('gen_random_uuid()'));
    table.uuid('user_id').notNullable().references('users.id').onDelete('CASCADE');
    // The answer to a Labor that the sentence stands in, and the version it was found in.
    table.uuid('response_id').notNullable();
    table.integer('response_version').notNullable();
    table.smallint('labor_number').notNullable().checkBetween([1, 12]);
    // Sentence, question and how it came about: already the kind of a question tells of what was written.
    table.binary('content_sealed').notNullable();
    // Version of the answer to it; 0 while there is none.
    table.integer('answer_version').notNullable().defaultTo(0);
    table.timestamp('asked_at').notNullable().defaultTo(knex.fn.now());
    table.timestamp('skipped_at');
    table.index(['user_id', 'asked_at']);
    table.index(['response_id']);
  });
  await knex.schema.createTable('own_question_answers', (table) => {
    table.uuid('question_id').notNullable().references('own_questions.id').onDelete('CASCADE');
    table.integer('version').notNullable();
    table.binary('text_sealed').notNullable();
    table.timestamp('saved_at').notNullable().defaultTo(knex.fn.now());
    table.primary(['question_id', 'version']);
  });
  await knex.schema.createTable('question_choices', (table) => {
    table.uuid('user_id').primary().references('users.id').onDelete('CASCADE');
    // Null while the person was never asked.
    table.boolean('asks');
    table.smallint('letter_weekday').checkBetween([1, 7]);
    table.smallint('letter_hour').checkBetween([0, 23]);
    // Days as digits, Monday is 1.
    table.text('reminder_weekdays');
    table.smallint('reminder_hour').checkBetween([0, 23]);
    table.text('zone');
    table.text('language').notNullable().defaultTo('en').checkIn(['en', 'de', 'es']);
    // When the next one is due; null for none.
    table.timestamp('letter_at').index();
    table.timestamp('reminder_at').index();
  });
};

export const down = async (knex: Knex): Promise<void> => {
  await knex.schema.dropTable('question_choices');
  await knex.schema.dropTable('own_question_answers');
  await knex.schema.dropTable('own_questions');
};
