import { startBenchApp } from '#core/bench/bench-app';
import { compare } from '#core/bench/compare';
import { fillClients } from '#modules/labors/testing/bulk';

/*
 * Figures of 100,000 clients. What is read was counted by a job, so it is compared with a route of one query.
 */
const plain = '/api/account';
const reads = ['/api/analytics/metrics', '/api/team/overview'];

const app = await startBenchApp(['synthesis', 'clients', 'aftercare', 'analytics']);
const admin = await app.as('admin');
const read = async (path: string): Promise<void> => {
  const { status } = await admin.get(path);
  if (status !== 200) throw new Error(`${path} answered ${status}`);
};
try {
  await fillClients(app);
  await app.knex.raw("select graphile_worker.add_job('analytics.count', payload => '{}'::json)");
  await app.runJobs();
  for (const path of reads) await compare({ name: path, ours: () => read(path), base: () => read(plain), budget: 10 });
} finally {
  await app.stop();
}
