import type { Knex } from 'knex';
import pg from 'pg';
import type { Logger } from '../../contract/server';

/** A small pool for limits: a request that already holds a connection must not wait for a second one of the same pool. */
export const openLimitPool = (knex: Knex, log: Logger): pg.Pool => {
  const { connection } = knex.client.config as { connection: string | pg.PoolConfig };
  const own = typeof connection === 'string' ? { connectionString: connection } : connection;
  const pool = new pg.Pool({ ...own, max: 2, idleTimeoutMillis: 10_000, application_name: 'hedo-limits' });
  pool.on('error', (error) => log.warn('limits: connection lost', { code: (error as { code?: string }).code }));
  return pool;
};
