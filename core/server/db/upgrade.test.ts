import { readFile } from 'node:fs/promises';
import { gunzipSync } from 'node:zlib';
import type { Knex } from 'knex';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { migrationFiles } from '#db/migration-source';
import { type TestApp, testApp } from '../../testing/app';
import { createClient } from '../../testing/client';
import { testDatabase } from '../../testing/db';
import { projectFile } from '../root';

/*
 * A database that an earlier release filled (seeded, used by two people, with jobs waiting, from PostgreSQL 15), under the next
 * one. Its master key is 32 bytes of 7. Words and vectors of searches were left out: they are computed again.
 */
const dump = projectFile('core/testing/data/database-of-2026-11-23.sql.gz');
const demoPassword = 'linen-heron-fig-28';

const countRows = async (knex: Knex): Promise<ReadonlyMap<string, number>> => {
  const tables = await knex('pg_tables')
    .where({ schemaname: 'public' })
    .orderBy('tablename')
    .pluck<string[]>('tablename');
  const counts = new Map<string, number>();
  for (const table of tables) counts.set(table, Number((await knex(table).count('* as n').first())?.n));
  return counts;
};
const listTasks = (knex: Knex) =>
  knex('graphile_worker._private_jobs as job')
    .join('graphile_worker._private_tasks as task', 'task.id', 'job.task_id')
    .orderBy('task.identifier')
    .pluck<string[]>('task.identifier');

describe('a database of an earlier release', () => {
  let app: TestApp;
  let before: ReadonlyMap<string, number>;
  let tasks: string[];
  beforeAll(async () => {
    const db = await testDatabase({ isEmpty: true });
    const client = new pg.Client({ connectionString: db.connectionString });
    await client.connect();
    await client.query(gunzipSync(await readFile(dump)).toString());
    await client.end();
    before = await countRows(db.knex);
    tasks = await listTasks(db.knex);
    app = await testApp({ db, config: { masterKey: Buffer.alloc(32, 7) } });
  }, 120_000);
  afterAll(() => app.stop());

  it('keeps every row, and knows each migration by the module that owns it now', async () => {
    const after = await countRows(app.knex);
    const lost = [...before].filter(([table, count]) => count > (after.get(table) ?? 0));
    expect(lost).toEqual([]);
    expect(before.get('labor_responses')).toBeGreaterThan(0);
    const names = new Set(migrationFiles().map(({ name }) => name));
    const recorded = await app.knex('migrations').pluck<string[]>('name');
    expect(recorded.filter((name) => !names.has(name))).toEqual([]);
    expect(recorded).toHaveLength(names.size);
  });

  it('does the jobs that waited, whichever module does them now', async () => {
    expect(tasks).toHaveLength(6);
    const known = new Set(app.jobs.map(({ name }) => name));
    expect((await listTasks(app.knex)).filter((name) => !known.has(name))).toEqual([]);
    await app.runJobs();
    expect(await listTasks(app.knex)).toEqual([]);
  });

  it('opens what people wrote, and lets them in', async () => {
    const writer = await app.knex('users').where({ email: 'sample-client@hedo.example' }).first<{ id: string }>('id');
    const exported = await Promise.all(
      app.assembled.personalData.map(async ({ owner, data }) => [owner, JSON.stringify(await data.export(writer.id))]),
    );
    const all = exported.map(([, text]) => text).join('\n');
    expect(all).toContain('birthDate');
    expect(all).toMatch(/"laborNumber":\s*1,/);
    const visitor = createClient(app.url);
    const ticket = await visitor.post('/api/auth/ticket', { email: 'client@hedo.example', password: demoPassword });
    expect(ticket.status).toBe(201);
  });
});
