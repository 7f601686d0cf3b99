import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startMailServer, type TestMailServer } from '#core/server/mail/testing/mail-server';
import { type TestApp, testApp } from '#core/testing/app';
import type { Client } from '#core/testing/client';
import { failedMail, insertMail } from '#core/testing/mails';

let app: TestApp;
let admin: Client;
let server: TestMailServer;
beforeAll(async () => {
  server = await startMailServer();
  app = await testApp({ modules: ['administration'], config: { smtpUrl: server.url } });
  admin = await app.as('admin');
});
afterAll(async () => {
  await app.stop();
  await server.stop();
});

const path = '/api/admin/mails';
const row = (id: string) => app.knex('mails').where({ id }).first();
const audited = (action: string) =>
  app.knex('audit_log').where({ action, actor: admin.userId }).select('object', 'detail');

describe('mails that could not be delivered', () => {
  it('are listed apart from those that wait, masked, with why, and the list is audited', async () => {
    expect((await admin.get(path)).body).toEqual({ sending: true, waiting: 0, failed: 0, expired: 0, mails: [] });
    expect(await audited('mails.listed')).toEqual([]);
    const id = await insertMail(
      app,
      { to: 'mara.castellan@example.test', subject: 'Secret', text: 'https://hedo.example/?token=secret' },
      { ...failedMail, kind: 'core.new-password' },
    );
    await insertMail(app, { to: 'waits@example.test' });
    await insertMail(app, { to: 'late@example.test' }, { dropped_at: app.knex.fn.now(), dropped_because: 'expired' });
    const { body, text } = await admin.get(path);
    expect(body).toMatchObject({ waiting: 1, failed: 1, expired: 1 });
    expect(body.mails).toEqual([
      {
        id,
        kind: 'core.new-password',
        recipient: 'm…@example.test',
        createdAt: expect.any(String),
        failedAt: expect.stringContaining('2026-11-22'),
        attempts: 1,
        reason: 'rejected',
        reply: '550 5.1.1',
        expired: false,
      },
    ]);
    expect(text).not.toMatch(/secret|castellan|waits/i);
    expect(await audited('mails.listed')).toMatchObject([{ detail: { count: 1 } }]);
  });

  it('are sent again on request, once however often it is pressed', async () => {
    const id = await insertMail(app, { to: 'again@example.test', subject: 'Once more' }, failedMail);
    const answers = await Promise.all([1, 2, 3].map(() => admin.post(`${path}/${id}/send`)));
    expect(answers.filter(({ status }) => status === 204)).toHaveLength(1);
    for (const { status } of answers) expect([204, 404, 409]).toContain(status);
    await app.runJobs();
    expect(server.received.filter(({ to }) => to.includes('again@example.test'))).toHaveLength(1);
    expect(await row(id)).toMatchObject({ sealed: null, failure: null, attempts: 1 });
    expect(await audited('mail.sent-again')).toEqual([{ object: id, detail: { kind: 'core.mail' } }]);
    expect((await admin.post(`${path}/${id}/send`)).status).toBe(404);
  });

  it('come back to the list when they fail again', async () => {
    server.refuse = { at: 'recipient', code: 550, words: 'no' };
    const id = await insertMail(app, { to: 'never@example.test' }, { ...failedMail, attempts: 9 });
    expect((await admin.post(`${path}/${id}/send`)).status).toBe(204);
    await app.runJobs();
    server.refuse = null;
    const listed = (await admin.get(path)).body.mails.find((one: { id: string }) => one.id === id);
    expect(listed).toMatchObject({ attempts: 1, reason: 'rejected', reply: '550' });
  });

  it('are erased when they are discarded', async () => {
    const id = await insertMail(app, { to: 'drop@example.test' }, failedMail);
    expect((await admin.delete(`${path}/${id}`)).status).toBe(204);
    expect(await row(id)).toMatchObject({ sealed: null, dropped_because: 'discarded' });
    expect((await admin.delete(`${path}/${id}`)).body.code).toBe('decided');
    expect((await admin.post(`${path}/${id}/send`)).body.code).toBe('decided');
    expect(await audited('mail.discarded')).toEqual([{ object: id, detail: { kind: 'core.mail' } }]);
    await app.runJobs();
    expect(server.received.some(({ to }) => to.includes('drop@example.test'))).toBe(false);
  });

  it('are not sent once what they say has expired', async () => {
    const id = await insertMail(app, { to: 'old@example.test' }, { ...failedMail, expires_at: app.knex.fn.now() });
    const { status, body } = await admin.post(`${path}/${id}/send`);
    expect([status, body.code]).toEqual([409, 'expired']);
    expect((await row(id)).failed_at).not.toBeNull();
  });

  it('that wait, or were sent, can neither be sent again nor discarded', async () => {
    const waiting = await insertMail(app, { to: 'waiting@example.test' });
    const sent = await insertMail(app, { to: 'sent@example.test' }, { sent_at: app.knex.fn.now(), sealed: null });
    for (const id of [waiting, sent]) {
      expect((await admin.post(`${path}/${id}/send`)).status).toBe(404);
      expect((await admin.delete(`${path}/${id}`)).status).toBe(404);
    }
    expect((await row(waiting)).sealed).not.toBeNull();
  });
});

it('mails without a job are queued and sent by the running product', async () => {
  await insertMail(app, { to: 'backlog@example.test' }, { created_at: app.knex.raw("now() - interval '3 days'") });
  await app.knex.raw("select graphile_worker.add_job('core.sweep-mails')");
  await app.runJobs();
  await app.runJobs();
  expect(server.received.filter(({ to }) => to.includes('backlog@example.test'))).toHaveLength(1);
});

describe('the health of mail', () => {
  const mailOf = async (one: TestApp) => {
    const { body } = await (await one.as('admin')).get('/api/system/health');
    return body.probes.find(({ name }: { name: string }) => name === 'mail');
  };

  it('tells waiting, failed and expired apart', async () => {
    await app.knex('mails').delete();
    await insertMail(app, { to: 'a@example.test' }, failedMail);
    await insertMail(app, { to: 'b@example.test' }, { created_at: app.knex.raw("now() - interval '10 minutes'") });
    await expect
      .poll(() => mailOf(app), { timeout: 5000 })
      .toMatchObject({
        state: 'degraded',
        detail: expect.stringMatching(/^Waiting: one mail, the oldest for 60\d s\. One mail could not be delivered\.$/),
      });
  });

  it('says that mails wait for a mail server where there is none', async () => {
    const without = await testApp({ modules: ['administration'] });
    await insertMail(without, { to: 'a@example.test' });
    await insertMail(without, { to: 'b@example.test' });
    expect(await mailOf(without)).toMatchObject({
      state: 'ok',
      detail: 'No mail server is configured. Waiting for one: 2 mails.',
    });
    await without.stop();
  });
});
