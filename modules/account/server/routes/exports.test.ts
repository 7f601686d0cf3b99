import { join } from 'node:path';
import { afterAll, afterEach, describe, expect, it, vi } from 'vitest';
import { testApp } from '#core/testing/app';
import { getBytes } from '#core/testing/bytes';
import { filesBelow } from '#core/testing/dump';
import { aMember, elsewhere, longAgo, mailsTo } from '#core/testing/member';
import { unzip } from '../../testing/unzip';

const app = await testApp({ modules: ['account', 'labors'] });
afterAll(() => app.stop());
afterEach(() => vi.restoreAllMocks());

const archives = async (): Promise<number> => (await filesBelow(join(app.config.dataDir, 'storage/core/exports'))).size;

describe('taking everything along', () => {
  it('is made by a job, told by mail, fetched by its owner alone and sealed on the disk', async () => {
    const member = await aMember(app, 'leaver@example.test');
    const asked = await member.post('/api/account/export');
    expect([asked.status, asked.body.status]).toEqual([202, 'preparing']);
    const path = `/api/account/exports/${asked.body.id}`;
    expect((await member.get(`${path}/archive`)).status).toBe(409);
    await app.runJobs();
    expect((await member.get(path)).body).toMatchObject({ status: 'ready' });
    expect((await mailsTo(app, 'leaver@example.test')).map(({ subject }) => subject)).toEqual(['Your data is ready']);
    const { headers, bytes } = await getBytes(app, member, `${path}/archive`);
    expect(headers).toMatchObject({
      'content-type': 'application/zip',
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
    });
    expect(headers['content-disposition']).toMatch(/^attachment; filename="hedo-\d{4}-\d\d-\d\d\.zip"$/);
    expect([...unzip(bytes).keys()]).toEqual([
      'read-me.html',
      'data/account.json',
      'data/inbox.json',
      'data/studio.json',
      'data/safety.json',
      'data/labors.json',
    ]);
    for (const file of (await filesBelow(join(app.config.dataDir, 'storage'))).values())
      expect(file.includes('leaver@example.test')).toBe(false);
    const stranger = await aMember(app, 'stranger@example.test');
    for (const address of [path, `${path}/archive`]) expect((await stranger.get(address)).status).toBe(404);
  });

  it('writes what people typed as text into the page that is read', async () => {
    const member = await aMember(app, 'script@example.test');
    await member.patch('/api/account', { firstName: '<script>alert(1)</script>' });
    const { body } = await member.post('/api/account/export');
    await app.runJobs();
    const files = unzip((await getBytes(app, member, `/api/account/exports/${body.id}/archive`)).bytes);
    expect(files.get('read-me.html')?.toString()).toContain('&lt;script&gt;alert(1)');
    expect(files.get('read-me.html')?.toString()).not.toContain('<script>alert');
  });

  it('is one at a time, however often it is asked for', async () => {
    const member = await aMember(app, 'eager@example.test');
    const answers = await Promise.all([1, 2, 3].map(() => member.post('/api/account/export')));
    expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1);
    expect(answers.map(({ status }) => status)).toEqual([202, 202, 202]);
  });

  it('ends after 24 hours: 410, and the file goes', async () => {
    const member = await aMember(app, 'late@example.test');
    const { body } = await member.post('/api/account/export');
    await app.runJobs();
    const before = await archives();
    await app.knex('account_exports').where({ id: body.id }).update({ expires_at: app.knex.fn.now() });
    for (const address of [`/api/account/exports/${body.id}`, `/api/account/exports/${body.id}/archive`])
      expect((await member.get(address)).body).toMatchObject({ status: 410, code: 'export-expired' });
    expect((await member.get('/api/account/exports')).body[0].status).toBe('expired');
    await app.knex.raw("select graphile_worker.add_job('account.sweep-exports')");
    await app.runJobs();
    expect(await archives()).toBe(before - 1);
  });

  it('cannot be fetched at an open computer', async () => {
    const member = await aMember(app, 'open@example.test');
    const { body } = await member.post('/api/account/export');
    await app.runJobs();
    const other = await elsewhere(app, member);
    await longAgo(app, member);
    expect((await other.get(`/api/account/exports/${body.id}`)).status).toBe(200);
    expect((await other.get(`/api/account/exports/${body.id}/archive`)).body).toMatchObject({
      code: 'confirm-yourself',
    });
  });

  it('is tried again when a module fails, and says so when it fails for good', async () => {
    const member = await aMember(app, 'unlucky@example.test');
    const labors = app.assembled.personalData.find(({ owner }) => owner === 'labors');
    const failing = vi.spyOn(labors?.data ?? ({} as never), 'export').mockRejectedValue(new Error('disk on fire'));
    const { body } = await member.post('/api/account/export');
    const again = async (): Promise<void> => {
      await app
        .knex('graphile_worker._private_jobs')
        .where({ key: `export:${body.id}` })
        .update({ run_at: app.knex.fn.now() });
      await app.runJobs();
    };
    await app.runJobs();
    expect((await member.get(`/api/account/exports/${body.id}`)).body.status).toBe('preparing');
    for (let tries = 0; tries < 5; tries += 1) await again();
    expect(failing).toHaveBeenCalledTimes(6);
    expect((await member.get(`/api/account/exports/${body.id}`)).body.status).toBe('failed');
    expect((await mailsTo(app, 'unlucky@example.test')).at(-1)?.subject).toBe('Your data could not be put together');
    failing.mockRestore();
    const second = await member.post('/api/account/export');
    await app.runJobs();
    expect((await member.get(`/api/account/exports/${second.body.id}`)).body.status).toBe('ready');
  });
});
