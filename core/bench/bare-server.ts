import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import Router from '@koa/router';
import Koa from 'koa';
import pg from 'pg';

/*
 * The baseline, in a process of its own: Koa, a router and pg with one prepared statement; no session, no checks, no log.
 * `DATABASE_URL` says which database, `STATEMENTS` what is answered: `{ "/path": "select ..." }`, and with what is in the body of a
 * POST, a list: `{ "POST /path": "insert ..." }`.
 */
const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL ?? '', max: 10 });
pool.on('error', () => undefined);
const router = new Router();
for (const [name, text] of Object.entries(JSON.parse(process.env.STATEMENTS ?? '{}') as Record<string, string>))
  if (name.startsWith('POST '))
    router.post(name.slice(5), async (ctx) => {
      ctx.body = (await pool.query({ name, text, values: (await json(ctx.req)) as unknown[] })).rows;
    });
  else
    router.get(name, async (ctx) => {
      ctx.body = (await pool.query({ name, text })).rows;
    });
const server = createServer(new Koa().use(router.routes()).callback());
server.listen(0, '127.0.0.1', () => {
  process.stdout.write(`listening on http://127.0.0.1:${(server.address() as AddressInfo).port}\n`);
});
process.once('SIGTERM', () => process.exit(0));
