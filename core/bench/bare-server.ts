import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import Router from '@koa/router';
import Koa from 'koa';
import pg from 'pg';

/*
 * The baseline, in a process of its own: Koa, a router and pg with one prepared statement; no session, no checks, no log.
 * `DATABASE_URL` says which database, `STATEMENTS` what is answered: `{ "/path": "select ..." }`.
 */
const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL ?? '', max: 10 });
pool.on('error', () => undefined);
const router = new Router();
for (const [path, text] of Object.entries(JSON.parse(process.env.STATEMENTS ?? '{}') as Record<string, string>))
  router.get(path, async (ctx) => {
    ctx.body = (await pool.query({ name: path, text })).rows;
  });
const server = createServer(new Koa().use(router.routes()).callback());
server.listen(0, '127.0.0.1', () => {
  process.stdout.write(`listening on http://127.0.0.1:${(server.address() as AddressInfo).port}\n`);
});
process.once('SIGTERM', () => process.exit(0));
