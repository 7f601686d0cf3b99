import type { Knex } from 'knex';

/** Adds requests of every kind and state, one a minute back. */
export const fillInbox = async (knex: Knex, rows: number): Promise<void> => {
  await knex.raw(
    `insert into consultation_requests (kind, reference, name, email, status, withdraw_hash, profile_state, created_at)
     select (array['consultation', 'contact', 'assistant'])[1 + n % 3], 'HD-' || lpad(n::text, 9, '0'),
       'Person ' || md5(n::text), 'person-' || n || '@example.test',
       (array['pending', 'reviewed', 'contacted'])[1 + n % 7 % 3], 'hash-' || n, case when n % 3 = 0 then 'done' else 'none' end,
       now() - n * interval '1 minute'
     from generate_series(1, ?) n`,
    [rows],
  );
  await knex.raw('analyze consultation_requests');
};
