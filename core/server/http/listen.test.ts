import { setTimeout as wait } from 'node:timers/promises';
import Koa from 'koa';
import { expect, it, vi } from 'vitest';
import { createClient } from '../../testing/client';
import { rawRequest, statusOf } from '../../testing/raw-request';
import { createServer } from './listen';

const slowApp = (whenSlow: () => Promise<void> = async () => undefined): Koa => {
  const app = new Koa();
  app.use(async (ctx) => {
    if (ctx.path === '/slow') await whenSlow();
    if (ctx.path === '/stuck') await wait(60_000, undefined, { ref: false });
    ctx.body = 'done';
  });
  return app;
};
const where = { host: '127.0.0.1', port: 0 };

it('finishes what is in flight, takes nothing new and tells the app first (fault-15)', async () => {
  let arrived = 0;
  let drained = 0;
  let finish = (): void => undefined;
  const finished = new Promise<void>((resolve) => {
    finish = resolve;
  });
  const app = slowApp(() => {
    arrived += 1;
    return finished;
  });
  app.on('drain', () => {
    drained += 1;
  });
  const server = await createServer(app, where);
  const client = createClient(server.url);
  const inFlight = Array.from({ length: 50 }, () => client.get('/slow'));
  await vi.waitUntil(() => arrived === 50, { timeout: 10_000, interval: 5 });
  const closing = server.close(5000);
  expect(drained).toBe(1);
  await expect(client.get('/new')).rejects.toThrow(/ECONNREFUSED/);
  finish();
  const answers = await Promise.all(inFlight);
  expect(answers.every(({ status, text }) => status === 200 && text === 'done')).toBe(true);
  expect(answers.every(({ headers }) => headers.connection === 'close')).toBe(true);
  await closing;
});

it('cuts what does not finish in time, and closes once however often it is asked (fault-16)', async () => {
  const app = slowApp();
  let drained = 0;
  app.on('drain', () => {
    drained += 1;
  });
  const server = await createServer(app, where);
  const stuck = createClient(server.url)
    .get('/stuck')
    .catch(() => 'cut');
  await wait(100);
  await Promise.all([server.close(200), server.close(200)]);
  expect(await stuck).toBe('cut');
  expect(drained).toBe(1);
});

it('refuses a header block above 16 kB (body-20) and says when its port is taken', async () => {
  const server = await createServer(slowApp(), where);
  const said = await rawRequest(server.url, `GET / HTTP/1.1\r\nHost: a\r\nX-A: ${'a'.repeat(17_000)}\r\n\r\n`);
  expect(statusOf(said)).toBe(431);
  await expect(createServer(slowApp(), { ...where, port: Number(new URL(server.url).port) })).rejects.toThrow(
    'EADDRINUSE',
  );
  await server.close(100);
});

it('upload-09: has a minute for a whole request, so that a body sent a byte at a time is cut off with 408', async () => {
  const server = await createServer(slowApp(), where);
  expect([server.server.requestTimeout, server.server.headersTimeout]).toEqual([60_000, 15_000]);
  await server.close(100);
});
