import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type TestApp, testApp } from '#core/testing/app';
import type { Client } from '#core/testing/client';
import { aLeaveToken, digestOf, runDigest } from '../testing/factory';

let app: TestApp;
beforeAll(async () => {
  app = await testApp({ modules: ['community'] });
}, 180_000);
afterAll(() => app.stop());

const path = '/api/notifications/digest';
const aReader = async (isVerified = true): Promise<Client> => {
  const client = await app.as('client');
  if (isVerified) await app.knex('users').where({ id: client.userId }).update({ email_verified_at: app.knex.fn.now() });
  return client;
};
const happens = (client: Client, kind: string, target = randomUUID()) =>
  app.knex('notices').insert({ user_id: client.userId, kind, target_id: target });
const mailsTo = async (client: Client): Promise<number> => {
  const { email } = await app.knex('users').where({ id: client.userId }).first('email');
  return (await app.mails(email)).length;
};

it('nobody gets a mail who did not ask for it', async () => {
  const client = await aReader();
  await happens(client, 'reply');
  await runDigest(app);
  expect((await client.get(path)).body).toEqual({ on: false });
  expect(await mailsTo(client)).toBe(0);
});

it('counts what waits, names nothing of it, and tells of each thing once', async () => {
  const client = await aReader();
  await client.put(path, { on: true });
  await client.put(path, { on: true });
  expect((await client.get(path)).body).toEqual({ on: true });
  await runDigest(app);
  expect(await mailsTo(client)).toBe(0);

  await happens(client, 'reply');
  await happens(client, 'reply');
  await happens(client, 'pod-message');
  await runDigest(app);
  await runDigest(app);
  expect(await mailsTo(client)).toBe(1);
  const mail = await digestOf(app, client.userId);
  expect(mail?.text).toContain('- New replies in 2 discussions');
  expect(mail?.text).toContain('- New messages in one pod');
  expect(mail?.text).toContain(`/unsubscribe#${mail?.unsubscribe.split('/').at(-1)}`);

  // What was read in between is no reason for another one.
  await happens(client, 'reply');
  await client.post('/api/notifications/me/read');
  await runDigest(app);
  expect(await mailsTo(client)).toBe(1);
});

it('goes to verified addresses only', async () => {
  const client = await aReader(false);
  await client.put(path, { on: true });
  await happens(client, 'reply');
  await runDigest(app);
  expect(await mailsTo(client)).toBe(0);
});

it('ends by one press of a mail program, without a session, as often as it likes', async () => {
  const client = await aReader();
  const token = await aLeaveToken(app, client.userId);
  const press = () =>
    fetch(`${app.url}/api/notifications/unsubscribe/${token}`, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: 'List-Unsubscribe=One-Click',
    });
  expect((await press()).status).toBe(204);
  expect((await press()).status).toBe(204);
  expect((await client.get(path)).body).toEqual({ on: false });
});

it('leads to the page that asks where a mail program opens the address as a link, and ends nothing by that', async () => {
  const client = await aReader();
  const token = await aLeaveToken(app, client.userId);
  const opened = await fetch(`${app.url}/api/notifications/unsubscribe/${token}`, { redirect: 'manual' });
  expect([opened.status, opened.headers.get('location')]).toEqual([303, `/unsubscribe#${token}`]);
  expect((await client.get(path)).body).toEqual({ on: true });
});

it('cannot be ended for somebody by a guess', async () => {
  const client = await aReader();
  const token = await aLeaveToken(app, client.userId);
  const anon = await app.as('anon');
  const flipped = `${token.slice(0, -2)}${token.endsWith('AA') ? 'BB' : 'AA'}`;
  for (const wrong of [flipped, 'A'.repeat(86), Buffer.from(client.userId).toString('base64url')])
    expect((await anon.post(`/api/notifications/unsubscribe/${wrong}`)).status).toBe(404);
  expect((await client.get(path)).body).toEqual({ on: true });
});
