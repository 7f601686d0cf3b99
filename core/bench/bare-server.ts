import { createServer, type Server } from 'node:http';
import Router from '@koa/router';
import Koa from 'koa';
import pg from 'pg';

/** The baseline: Koa, a router and pg with one prepared statement; no session, no checks, no log. */
export const startBareServer = async (
  connectionString: string,
  sql: string,
): Promise<{ url: string; stop(): Promise<void> }> => {
  const pool = new pg.Pool({ connectionString, max: 10 });
  pool.on('error', () => undefined);
  const router = new Router();
  router.get('/list', async (ctx) => {
    ctx.body = (await pool.query({ name: 'list', text: sql })).rows;
  });
  const server: Server = createServer(new Koa().use(router.routes()).callback());
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return {
    url: `http://127.0.0.1:${port}/list`,
    stop: async () => {
      server.closeAllConnections();
      await new Promise((done) => server.close(done));
      await pool.end();
    },
  };
};
