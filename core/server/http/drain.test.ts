import { setTimeout as wait } from 'node:timers/promises';
import Koa from 'koa';
import { expect, it } from 'vitest';
import { createServer, type Listening } from './listen';
import { startLoad, startLoadBalancer } from './testing/load-balancer';

/** A process as a load balancer sees it: ready until it drains, and some requests take their time. */
const startProcess = (): Promise<Listening> => {
  const app = new Koa();
  let draining = false;
  app.on('drain', () => {
    draining = true;
  });
  app.use(async (ctx) => {
    if (ctx.path === '/slow') await wait(150);
    ctx.status = ctx.path === '/readyz' && draining ? 503 : 200;
    ctx.body = 'done';
  });
  return createServer(app, { host: '127.0.0.1', port: 0 });
};

it('turns readiness off first and goes on answering until the drain is over, asking each connection to close', async () => {
  const server = await startProcess();
  const get = async (path: string) => {
    const answer = await fetch(server.url + path);
    await answer.text();
    return [answer.status, answer.headers.get('connection')];
  };
  expect(await get('/')).toEqual([200, 'keep-alive']);
  const drained = server.drain(2000);
  expect(await get('/readyz')).toEqual([503, 'close']);
  await wait(200);
  expect(await get('/')).toEqual([200, 'close']);
  await drained;
  await server.close(100);
  await expect(get('/')).rejects.toThrow('fetch failed');
});

it('loses no request while two processes behind a load balancer are replaced under load', async () => {
  const balancer = await startLoadBalancer(50);
  const open: Listening[] = [];
  const add = async (): Promise<Listening> => {
    const process = await startProcess();
    open.push(process);
    balancer.add(process.url);
    return process;
  };
  const readyCountIs = (count: number) => expect.poll(balancer.ready, { timeout: 20_000 }).toBe(count);
  const replace = async (leaving: Listening): Promise<void> => {
    await add();
    await readyCountIs(3);
    await leaving.drain(1500);
    await leaving.close(5000);
    await readyCountIs(2);
  };
  const old = [await add(), await add()];
  await readyCountIs(2);
  const load = startLoad(balancer.url, ['/', '/slow', '/', '/'], 12, 2);
  await replace(old[0]!);
  await replace(old[1]!);
  const { sent, failed } = await load.stop();
  await balancer.stop();
  await Promise.all(open.map((process) => process.close(100)));
  expect(failed).toEqual([]);
  expect(sent).toBeGreaterThan(100);
});
