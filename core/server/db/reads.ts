import pg from 'pg';
import type { Logger } from '../../contract/server';
import type { Database } from '../host';
import type { Statement } from './hot-query';
import { openPipelines, TurnSocket } from './pipelines';
import { createSettings } from './pool';

/** Reads that come with nearly every request: straight to the driver, on connections of their own, outside of any transaction. */
export interface Reads {
  first<R extends pg.QueryResultRow>(statement: Statement, values: readonly unknown[]): Promise<R | undefined>;
  stop(): Promise<void>;
}

/** Connections for them, besides those of knex. */
export const readConnections = 3;
/** Milliseconds for one read: longer than the server's own limit for locks, which then says what was wrong. */
const mostReadMs = 6000;

/**
 * `named` is false behind a pooler that knows no named statements: then each read is planned anew. Behind a pooler each read has a
 * connection for itself until it is answered; otherwise reads share connections.
 */
export const openReads = (
  { knex, isPooled = false }: Pick<Database, 'knex' | 'isPooled'>,
  named: boolean,
  log: Logger,
): Reads => {
  const { connection } = knex.client.config as { connection: string | pg.PoolConfig };
  const own = typeof connection === 'string' ? { connectionString: connection } : connection;
  const settings = createSettings(isPooled);
  const options: pg.PoolConfig & { readonly verify: (client: pg.PoolClient, done: (error?: Error) => void) => void } = {
    ...own,
    max: readConnections,
    idleTimeoutMillis: 30_000,
    connectionTimeoutMillis: 2500,
    query_timeout: mostReadMs,
    ...(isPooled ? {} : { pipeline: true, stream: () => new TurnSocket() }),
    application_name: 'hedo-reads',
    // Before the query that the connection was made for, which waits for it.
    verify: (client, done) => {
      // Nobody else listens to it yet: a connection lost in this moment would end the process.
      client.on('error', (error) => log.warn('reads: connection lost', { code: (error as { code?: string }).code }));
      client.query(settings, (error) => done(error ?? undefined));
    },
  };
  const pool = new pg.Pool(options);
  pool.on('error', (error) => log.warn('reads: connection lost', { code: (error as { code?: string }).code }));
  const pipelines = isPooled ? null : openPipelines(pool, readConnections);
  return {
    first: async <R extends pg.QueryResultRow>({ name, text }: Statement, values: readonly unknown[]) => {
      const query = { ...(named ? { name } : {}), text, values: [...values] };
      const { rows } = await (pipelines ? pipelines.query<R>(query) : pool.query<R>(query));
      return rows[0];
    },
    stop: async () => {
      pipelines?.stop();
      await pool.end();
    },
  };
};
