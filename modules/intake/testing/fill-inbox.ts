import type { Knex } from 'knex';

/** Adds questionnaires of every kind and state, one a minute back from two days ahead. */
export const fillInbox = async (knex: Knex, rows: number): Promise<void> => {
  await knex.raw(
    `insert into intakes (id, reference, email, first_name, last_name, journey_type, state, contact_due_at, plan_due_at, submitted_at)
     select gen_random_uuid(), 'HJ-' || lpad(n::text, 9, '0'), 'person-' || n || '@example.test', 'Person', md5(n::text),
       (array['self', 'practitioner', 'hospitality'])[1 + n % 3], (array['received', 'contacted', 'planned'])[1 + n % 7 % 3],
       now() - n * interval '1 minute' + interval '48 hours', now() - n * interval '1 minute' + interval '7 days',
       now() - n * interval '1 minute'
     from generate_series(1, ?) n`,
    [rows],
  );
  await knex.raw('analyze intakes');
};
