import { startBenchApp } from '#core/bench/bench-app';
import { compare } from '#core/bench/compare';
import type { TestApp } from '#core/testing/app';

/*
 * Figures and lists of 100,000 clients. What reads counts or a page by an index is compared with a route of one query; what looks at
 * every client, with one bare query that does. The count of the figures is the work of a job.
 */
const budget = { read: 10, walk: 5 } as const;
const plain = '/api/account';
const reads = [
  '/api/analytics/metrics',
  '/api/team/overview',
  ...['', '?sort=name', '?phase=aftercare', '?assigned=no', '?q=bulk'].map((query) => `/api/team/clients${query}`),
];
const walks = ['/api/team/clients/counts', '/api/team/clients?sort=progress', '/api/team/clients?phase=intake'];
const bareWalk = `
  select count(*) from (
    select u.id, count(r.id) as answers from users u left join labor_responses r on r.user_id = u.id
    where u.role = 'client' group by u.id) each`;

const fill = async (app: TestApp): Promise<void> => {
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

const app = await startBenchApp([
  'labors',
  'profile',
  'synthesis',
  'matching',
  'intake',
  'clients',
  'aftercare',
  'analytics',
]);
const admin = await app.as('admin');
const read = async (path: string): Promise<void> => {
  const { status } = await admin.get(path);
  if (status !== 200) throw new Error(`${path} answered ${status}`);
};
try {
  await fill(app);
  await app.knex.raw("select graphile_worker.add_job('analytics.count', payload => '{}'::json)");
  await app.runJobs();
  for (const path of reads)
    await compare({ name: path, ours: () => read(path), base: () => read(plain), budget: budget.read });
  for (const path of walks)
    await compare({
      name: path,
      ours: () => read(path),
      base: () => app.knex.raw(bareWalk),
      budget: budget.walk,
      rounds: 5,
    });
} finally {
  await app.stop();
}
