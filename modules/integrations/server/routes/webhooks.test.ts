import { createServer, type IncomingHttpHeaders, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Webhook as Verifier } from 'standardwebhooks';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { type TestApp, testApp } from '#core/testing/app';
import type { Client } from '#core/testing/client';
import { mostFailures, retrySeconds } from '../../schemas/values';
import type { DeliveryView, WebhookWithSecret } from '../../schemas/webhooks';

vi.setConfig({ testTimeout: 120_000, hookTimeout: 180_000 });

interface Received {
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}
let app: TestApp;
let admin: Client;
let receiver: Server;
let address = '';
let received: Received[] = [];
let answer: (response: ServerResponse) => void;

const ok = (response: ServerResponse): void => void response.end('thanks\n');
const failing = (response: ServerResponse): void => void response.writeHead(500).end('\u0007out of order');

beforeAll(async () => {
  process.env.INTEGRATIONS_ALLOW_PRIVATE = 'true';
  app = await testApp();
  admin = await app.as('admin', { email: 'ada@hedo.example' });
  receiver = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      received.push({ headers: request.headers, body: Buffer.concat(chunks).toString() });
      answer(response);
    });
  });
  await new Promise<void>((resolve) => receiver.listen(0, '127.0.0.1', resolve));
  address = `http://127.0.0.1:${(receiver.address() as AddressInfo).port}/hook`;
});
beforeEach(async () => {
  await app.knex('webhooks').delete();
  received = [];
  answer = ok;
});
afterAll(async () => {
  receiver.close();
  await app.stop();
});

const path = '/api/integrations/webhooks';
const make = async (over: object = {}): Promise<WebhookWithSecret> => {
  const { status, body } = await admin.post(path, {
    name: 'Ledger',
    url: address,
    events: ['consultations.changed'],
    ...over,
  });
  expect([status, body.detail]).toEqual([201, undefined]);
  return body;
};
const change = (id: string, version: number, body: object) =>
  admin.patch(`${path}/${id}`, body, { 'if-match': `"${version}"` });
const deliveries = async (id: string): Promise<readonly DeliveryView[]> =>
  (await admin.get(`${path}/${id}/deliveries`)).body;
let count = 0;
const aRequest = () => ({
  name: 'Mira Lund',
  email: `mira@example${count++}.com`,
  interest: 'retreats',
  message: 'Could we talk about the weeks after my separation?',
});
/** Something happens: a visitor writes to the team. */
const happen = async (): Promise<void> => {
  const { status, body } = await (await app.as('anon')).post('/api/contact-requests', aRequest());
  expect([status, body?.detail]).toEqual([201, undefined]);
  await app.runJobs();
};
/** As if the time of every waiting try had come. */
const makeDue = () =>
  app.knex.raw("update graphile_worker._private_jobs set run_at = now() where key like 'delivery:%'");
const verify = (secret: string, { body, headers }: Received): unknown =>
  new Verifier(secret).verify(body, headers as Record<string, string>);

describe('webhooks', () => {
  it('tell of what happened in ids and facts, signed as Standard Webhooks are', async () => {
    const { id, secret } = await make();
    await happen();
    expect(received).toHaveLength(1);
    const [message] = received as [Received];
    const sent = verify(secret, message) as { type: string; timestamp: string; data: object };
    expect(sent).toEqual({
      type: 'consultations.changed',
      timestamp: expect.stringMatching(/^\d{4}-/),
      data: { requestId: expect.stringMatching(/^[0-9a-f-]{36}$/), change: 'created' },
    });
    for (const words of ['Mira', 'mira@', 'separation', 'retreats']) expect(message.body).not.toContain(words);
    expect(await deliveries(id)).toMatchObject([
      {
        id: message.headers['webhook-id'],
        state: 'delivered',
        attempts: 1,
        status: 200,
        excerpt: 'thanks',
        reason: null,
      },
    ]);
    const { rows } = await app.knex.raw('select w::text as row from webhooks w');
    expect(JSON.stringify(rows)).not.toContain(secret.slice(6));
    expect((await admin.get(path)).text).not.toContain(secret);
  });

  it('carry signatures that a changed or replayed message does not pass', async () => {
    const { secret } = await make();
    await happen();
    const [message] = received as [Received];
    expect(() => verify(secret, { ...message, body: message.body.replace('created', 'deleted') })).toThrow();
    const old = String(Number(message.headers['webhook-timestamp']) - 600);
    expect(() => verify(secret, { ...message, headers: { ...message.headers, 'webhook-timestamp': old } })).toThrow();
    expect(() => verify(secret, { ...message, headers: { ...message.headers, 'webhook-id': 'other' } })).toThrow();
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 600_000 });
    expect(() => verify(secret, message)).toThrow('too old');
    vi.useRealTimers();
  });

  it('hear nothing of events that they did not subscribe to', async () => {
    const { id } = await make({ events: ['magazine.changed'] });
    await happen();
    expect([received.length, (await deliveries(id)).length]).toEqual([0, 0]);
  });

  it('sign with both secrets for a day after a change', async () => {
    const before = await make();
    const after = (await admin.post(`${path}/${before.id}/secret`)).body;
    expect(after.secret).not.toBe(before.secret);
    await happen();
    const [message] = received as [Received];
    for (const { secret } of [before, after]) expect(() => verify(secret, message)).not.toThrow();
    await app.knex('webhooks').update({ former_until: new Date(Date.now() - 1000) });
    await happen();
    const latest = received[1] as Received;
    expect(() => verify(after.secret, latest)).not.toThrow();
    expect(() => verify(before.secret, latest)).toThrow();
  });

  it('are tried again with longer pauses until they are taken', async () => {
    const { id } = await make();
    answer = failing;
    await happen();
    const [first] = await deliveries(id);
    expect(first).toMatchObject({ state: 'waiting', attempts: 1, status: 500, excerpt: 'out of order' });
    expect(first?.reason).toContain('500');
    const pause = (Date.parse(first?.nextTryAt ?? '') - Date.parse(first?.triedAt ?? '')) / 1000;
    expect(Math.abs(pause - (retrySeconds[0] ?? 0))).toBeLessThan(10);
    await app.runJobs();
    expect(received).toHaveLength(1);
    answer = ok;
    await makeDue();
    await app.runJobs();
    expect((await deliveries(id))[0]).toMatchObject({ state: 'delivered', attempts: 2 });
    expect(new Set(received.map(({ headers }) => headers['webhook-id'])).size).toBe(1);
  });

  it('can be sent again by hand under the same id, once they are over', async () => {
    const { id } = await make();
    await happen();
    const [delivery] = await deliveries(id);
    const again = `/api/integrations/deliveries/${delivery?.id}/resend`;
    expect((await admin.post(again)).body).toMatchObject({ state: 'waiting', attempts: 0 });
    expect((await admin.post(again)).body.code).toBe('waiting');
    await app.runJobs();
    expect(received.map(({ headers }) => headers['webhook-id'])).toEqual([delivery?.id, delivery?.id]);
  });

  it('pause after repeated failure with a mail, keep what happens, and send it when they go on', async () => {
    const { id } = await make();
    answer = failing;
    await app.knex('webhooks').update({ failures: mostFailures - 1 });
    await happen();
    const [paused] = (await admin.get(path)).body;
    expect(paused).toMatchObject({ pausedBy: 'failures', failures: mostFailures });
    const [mail] = await app.mails('ada@hedo.example');
    expect([mail?.subject, mail?.text]).toEqual([
      expect.stringContaining('Ledger'),
      expect.stringContaining('/management/integrations'),
    ]);
    await happen();
    expect([received.length, (await deliveries(id)).map(({ state }) => state)]).toEqual([1, ['waiting', 'waiting']]);
    expect((await admin.post(`${path}/${id}/pings`)).body.code).toBe('paused');
    answer = ok;
    expect((await change(id, 1, { isPaused: false })).status).toBe(412);
    expect((await change(id, paused.version, { isPaused: false })).body).toMatchObject({ pausedBy: null, failures: 0 });
    await app.runJobs();
    expect((await deliveries(id)).map(({ state }) => state)).toEqual(['delivered', 'delivered']);
  });

  it('follow no redirect, and stop at once for an address that is gone', async () => {
    const { id } = await make();
    answer = (response) => void response.writeHead(307, { location: `${app.url}/api/integrations/tokens` }).end();
    await happen();
    expect(received).toHaveLength(1);
    expect((await deliveries(id))[0]?.reason).toContain('Redirects are not followed');
    answer = (response) => void response.writeHead(410).end();
    await makeDue();
    await app.runJobs();
    expect((await admin.get(path)).body[0].pausedBy).toBe('failures');
  });

  it('survive answers without end and connections that break', async () => {
    const { id } = await make();
    answer = (response) => {
      response.writeHead(200);
      const more = (): void => {
        if (response.destroyed) return;
        response.write('x'.repeat(64 * 1024));
        setImmediate(more);
      };
      more();
    };
    await happen();
    expect((await deliveries(id))[0]).toMatchObject({ state: 'delivered', excerpt: 'x'.repeat(500) });
    answer = (response) => void response.destroy();
    expect((await admin.post(`${path}/${id}/pings`)).status).toBe(201);
    await app.runJobs();
    expect((await deliveries(id))[0]).toMatchObject({ state: 'waiting', status: null, event: 'integrations.ping' });
  });

  it('are changed by admins with what is known alone', async () => {
    const { id, version } = await make();
    const wrong = [
      [{ url: 'ftp://a.example/' }, 'url'],
      [{ url: 'https://user:pw@a.example/' }, 'url'],
      [{ events: ['labors.responded'] }, 'events'],
      [{ events: ['safety.contact-request-changed'] }, 'events'],
      [{ name: '  ' }, 'name'],
    ] as const;
    for (const [body, field] of wrong) {
      const refused = await change(id, version, body);
      expect([body, refused.status, refused.body.fields?.[0]?.path]).toEqual([body, 422, field]);
    }
    expect((await change(id, version, { name: ' Books ' })).body).toMatchObject({
      name: 'Books',
      version: version + 1,
    });
    expect((await admin.delete(`${path}/${id}`)).status).toBe(204);
    expect((await admin.get(`${path}/${id}/deliveries`)).status).toBe(404);
    const other = await app.as('practitioner');
    expect((await other.get(path)).status).toBe(403);
  });
});
