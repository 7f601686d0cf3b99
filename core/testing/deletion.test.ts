import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '../server/host';
import { findModules } from '../server/modules/find';
import { listDeletions } from '../tools/deletions';
import { type TestApp, testApp } from './app';
import { testDatabase } from './db';

/*
 * A quick form of `npm run check deletion`, which takes folders away and builds what is left: the product starts without each of
 * the modules that nobody needs, on a database that had it. That no other file imports from them is tested for all modules in
 * module-shape.test.ts.
 */
const found = await findModules();
const manifests = found.map(({ manifest }) => manifest);
const leaves = listDeletions(manifests.map(({ id, needs }) => ({ id, needs, files: 1 })))
  .filter(({ gone }) => gone.length === 1)
  .map(({ id }) => id);
const listRoutes = (app: TestApp, isGone: (owner: string) => boolean): readonly string[] =>
  app.assembled.routes
    .filter(({ owner }) => !isGone(owner))
    .map(({ route }) => `${route.method} ${route.path}`)
    .sort();

describe('a module that nobody needs', () => {
  const config = { masterKey: randomBytes(32) };
  let whole: TestApp;
  let db: Database;
  beforeAll(async () => {
    db = await testDatabase();
    whole = await testApp({ db, config });
  });
  afterAll(() => whole.stop());

  it.each(leaves)('can be taken out of a product that had it: %s', async (gone) => {
    const rest = manifests.map(({ id }) => id).filter((id) => id !== gone);
    // Its database stays with the whole product, which runs on.
    const app = await testApp({ db: { ...db, stop: async () => undefined }, config, modules: rest });
    try {
      expect((await app.as('anon').then((visitor) => visitor.get('/readyz'))).status).toBe(200);
      expect(listRoutes(app, () => false)).toEqual(listRoutes(whole, (owner) => owner === gone));
      await app.runJobs();
      const errors = app.logged.filter((line) => /"level":"(error|fatal)"/.test(line));
      expect(errors).toEqual([]);
      // Its tables stay, for the day on which it comes back.
      const tables = await app.knex('pg_tables').where({ schemaname: 'public' }).pluck<string[]>('tablename');
      const owned = manifests.find(({ id }) => id === gone)?.tables ?? [];
      expect(tables).toEqual(expect.arrayContaining([...owned]));
    } finally {
      await app.stop();
    }
  });
});
