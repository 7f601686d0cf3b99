import createKnex, { type Knex } from 'knex';
import pg from 'pg';
import type { Logger } from '../../contract/server';
import { typeParsers } from './types';

type Connection = { query(sql: string, done: (error: Error | null) => void): void };

/** Longest statement, lock wait and idle transaction of a request, in milliseconds. */
export const connectionSettings =
  "set timezone = 'UTC'; set datestyle = 'ISO, YMD'; set statement_timeout = 15000; set lock_timeout = 5000; " +
  'set idle_in_transaction_session_timeout = 60000';

/** A knex pool with this product's types and limits; `reads.ts` has some connections more. Waits at most 2.5 s for a connection, then refuses. */
export const openKnex = (connectionString: string, log: Logger, max = 10): Knex => {
  const knex = createKnex({
    client: 'pg',
    connection: { connectionString, application_name: 'hedo', types: typeParsers() } as Knex.PgConnectionConfig,
    acquireConnectionTimeout: 2500,
    pool: {
      min: 0,
      max,
      createTimeoutMillis: 2500,
      idleTimeoutMillis: 30_000,
      afterCreate: (connection: Connection, done: (error: Error | null, connection: Connection) => void) =>
        connection.query(connectionSettings, (error) => done(error, connection)),
    },
    log: {
      warn: (text: string) => log.warn('knex', { message: String(text) }),
      error: (text: string) => log.error('knex', { message: String(text) }),
      deprecate: () => undefined,
      debug: () => undefined,
    },
  });
  return knex;
};

/** A bare pool for parts that bring their own queries (queue, sockets). It survives lost connections. */
export const openPool = (connectionString: string, name: string, log: Logger, max = 4): pg.Pool => {
  const pool = new pg.Pool({ connectionString, application_name: name, max, connectionTimeoutMillis: 2500 });
  // Without a listener a connection lost while idle ends the process.
  pool.on('error', (error) => log.warn('database connection lost', { error, name }));
  return pool;
};
