import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { type TestApp, testApp } from '#core/testing/app';
import { getBytes } from '#core/testing/bytes';
import { makeCallers } from '#core/testing/callers';
import type { Client } from '#core/testing/client';
import { filesBelow, tablesHolding } from '#core/testing/dump';
import { setScenes } from '#core/testing/scenes';
import { unzip } from '../testing/unzip';

const canary = 'the heron on the weir knows my name';
const app: TestApp = await testApp();
const callers = await makeCallers(app);
const owner: Client = callers.owner;
await setScenes({ app, knex: app.knex, callers, canary });
const { email } = await app.knex('users').where({ id: owner.userId }).first<{ email: string }>('email');

afterAll(() => app.stop());

describe('everything of a person', () => {
  it('is in the export, of every module', async () => {
    const asked = await owner.post('/api/account/export');
    await app.runJobs();
    const { status, bytes } = await getBytes(app, owner, `/api/account/exports/${asked.body.id}/archive`);
    expect(status).toBe(200);
    const files = unzip(bytes);
    const modules = app.assembled.personalData.map(({ owner: module }) => `data/${module}.json`);
    expect([...files.keys()]).toEqual(expect.arrayContaining(['read-me.html', 'data/account.json', ...modules]));
    expect(files.get('data/labors.json')?.toString()).toContain(canary);
    expect(files.get('read-me.html')?.toString()).toContain(canary);
    expect(files.get('data/account.json')?.toString()).toContain(email);
    const all = [...files.values()].map(String).join('');
    expect(all).not.toMatch(/argon2|token_hash|wrapped_key|sid_hash/);
    expect([...files.keys()].filter((path) => path.startsWith('files/account/'))).toEqual([
      'files/account/picture.png',
    ]);
  });

  it('is in no dump and in no file after the deletion, even when jobs are running (fault-23)', async () => {
    // Work that has been asked for and not begun when the account goes.
    expect((await owner.post('/api/account/export')).status).toBe(202);
    await owner.post('/api/ai/generate-synthesis', {});
    expect((await owner.delete('/api/account', { when: 'now' })).status).toBe(202);
    expect((await owner.get('/api/account')).status).toBe(401);
    await Promise.all([app.runJobs(), app.runJobs()]);
    await app.runJobs();

    expect(await app.knex('users').where({ id: owner.userId })).toEqual([]);
    expect(await tablesHolding(app.knex, canary)).toEqual([]);
    expect(await tablesHolding(app.knex, email)).toEqual([]);
    // The log of acts keeps the bare id: a pseudonym that leads to nobody.
    expect(await tablesHolding(app.knex, owner.userId)).toEqual(['audit_log']);
    const kept = await filesBelow(join(app.config.dataDir, 'storage'));
    for (const [path, bytes] of kept) {
      expect(path).not.toContain(owner.userId);
      expect(bytes.includes(canary), path).toBe(false);
      expect(bytes.includes(email), path).toBe(false);
    }
    expect([...kept.keys()].filter((path) => path.includes('/core/exports/'))).toEqual([]);
    expect(app.logged.filter((line) => line.includes(canary) || line.includes(email))).toEqual([]);
    expect(await app.knex('audit_log').where({ subject: owner.userId, action: 'account.erased' })).toHaveLength(1);
  });
});
