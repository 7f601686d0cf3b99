import { startBenchApp } from '#core/bench/bench-app';
import { compare } from '#core/bench/compare';
import { fillClients } from '#modules/labors/testing/bulk';

/*
 * Lists of 100,000 clients. What reads a page by an index is compared with a route of one query; what looks at every client, with one
 * bare query that does.
 */
const budget = { read: 10, walk: 5 } as const;
const plain = '/api/account';
const reads = ['', '?sort=name', '?phase=aftercare', '?assigned=no', '?q=bulk'].map(
  (query) => `/api/team/clients${query}`,
);
const walks = ['/api/team/clients/counts', '/api/team/clients?sort=progress', '/api/team/clients?phase=intake'];
const bareWalk = `
  select count(*) from (
    select u.id, count(r.id) as answers from users u left join labor_responses r on r.user_id = u.id
    where u.role = 'client' group by u.id) each`;

const app = await startBenchApp(['clients']);
const admin = await app.as('admin');
const read = async (path: string): Promise<void> => {
  const { status } = await admin.get(path);
  if (status !== 200) throw new Error(`${path} answered ${status}`);
};
try {
  await fillClients(app);
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
