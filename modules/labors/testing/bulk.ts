import type { TestApp } from '#core/testing/app';

/** 100,000 clients, opened over four months, each with one answer that was saved again later. */
export const fillClients = async (app: TestApp): Promise<void> => {
  await app.knex.transaction(async (trx) => {
    // Filling the tables is no statement of the product: a busy machine may take its time.
    await trx.raw('set local statement_timeout = 0');
    await trx.raw(`
      insert into users (id, email, first_name, last_name, role, created_at)
      select gen_random_uuid(), 'bulk-' || n || '@example.test', 'Bulk', 'Person', 'client', now() - (n % 120) * interval '1 day'
      from generate_series(1, 100000) n`);
    await trx.raw(`
      with answers as (
        insert into labor_responses (user_id, labor_number, text_sealed, words, created_at)
        select id, 1, '\\x00', 9, created_at from users where first_name = 'Bulk'
        returning id, created_at)
      insert into labor_response_versions (response_id, version, text_sealed, words, saved_at)
      select id, 1, '\\x00', 9, created_at + interval '20 days' from answers`);
  });
  await app.knex.raw('analyze users, labor_responses, labor_response_versions');
};
