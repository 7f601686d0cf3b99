import createKnex, { type Knex } from 'knex';
import pg from 'pg';
import type { Logger } from '../../contract/server';
import { TurnSocket } from './pipelines';
import { typeParsers } from './types';

type Connection = { query(sql: string, done: (error: Error | null) => void): void };

/** Longest statement, lock wait and idle transaction of a request, in milliseconds. */
export const sessionLimits = {
  statement_timeout: 15_000,
  lock_timeout: 5000,
  idle_in_transaction_session_timeout: 60_000,
} as const;

export const limitStatements = Object.entries(sessionLimits)
  .map(([name, ms]) => `set ${name} = ${ms}`)
  .join('; ');

/**
 * What a new connection says first. A pooler carries zone and style of dates along with its client; anything else would stay with
 * whichever session of the server it reached, so the limits are the pooler's to set.
 */
export const createSettings = (isPooled: boolean): string =>
  `set timezone = 'UTC'; set datestyle = 'ISO, YMD'${isPooled ? '' : `; ${limitStatements}`}`;

type PipedConnection = { readonly connection: { readonly stream: Pick<TurnSocket, 'cork' | 'uncork'> } };
type StartedTransaction = { begin(connection: PipedConnection): Promise<unknown> };

/**
 * Lets `BEGIN` go out with the first statements of a transaction, whose results come after its own: a round trip less. Statements that
 * are sent at once share one too. What follows a `BEGIN` that failed is refused.
 */
const beginWithFirst = (knex: Knex): void => {
  const client = knex.client as { transaction(...args: unknown[]): StartedTransaction };
  const start = client.transaction.bind(client);
  client.transaction = (...args) => {
    const started = start(...args);
    const begin = started.begin.bind(started);
    started.begin = async (connection) => {
      const { stream } = connection.connection;
      stream.cork();
      void begin(connection);
      stream.uncork();
    };
    return started;
  };
};

interface KnexOptions {
  /** Most connections. */
  readonly max?: number;
  readonly isPooled?: boolean;
}

/** A knex pool with this product's types and limits; `reads.ts` has some connections more. Waits at most 2.5 s for a connection, then refuses. */
export const openKnex = (connectionString: string, log: Logger, options: KnexOptions = {}): Knex => {
  const { max = 10, isPooled = false } = options;
  const settings = createSettings(isPooled);
  const knex = createKnex({
    client: 'pg',
    connection: {
      ...{ connectionString, application_name: 'hedo', types: typeParsers() },
      ...(isPooled ? {} : { pipeline: true, stream: () => new TurnSocket() }),
    } as Knex.PgConnectionConfig,
    acquireConnectionTimeout: 2500,
    pool: {
      min: 0,
      max,
      createTimeoutMillis: 2500,
      idleTimeoutMillis: 30_000,
      afterCreate: (connection: Connection, done: (error: Error | null, connection: Connection) => void) =>
        connection.query(settings, (error) => done(error, connection)),
    },
    log: {
      warn: (text: string) => log.warn('knex', { message: String(text) }),
      error: (text: string) => log.error('knex', { message: String(text) }),
      deprecate: () => undefined,
      debug: () => undefined,
    },
  });
  if (!isPooled) beginWithFirst(knex);
  return knex;
};

/** A bare pool for parts that bring their own queries (queue, sockets). It survives lost connections. */
export const openPool = (connectionString: string, name: string, log: Logger, max = 4): pg.Pool => {
  const pool = new pg.Pool({ connectionString, application_name: name, max, connectionTimeoutMillis: 2500 });
  const warn = (error: Error): void => log.warn('database connection lost', { error, name });
  // Without listeners a connection that is lost while idle, or in use between two statements, ends the process.
  pool.on('error', warn);
  pool.on('connect', (client) => client.on('error', warn));
  return pool;
};
