import pg from 'pg';
import type { Logger } from '../../contract/server';

/**
 * Connections of the socket adapter. It keeps one of them to listen on and forgets it when it breaks: without the
 * release here the pool would count it for ever, run dry after the second loss and never end. `onDeaf`: that one broke, and nothing is
 * heard until the adapter has another.
 */
export const socketPool = (connectionString: string, log: Logger, onDeaf: () => void = () => undefined): pg.Pool => {
  const pool = new pg.Pool({
    connectionString,
    max: 3,
    application_name: 'hedo-sockets',
    connectionTimeoutMillis: 2500,
  });
  const lost = (error: Error): void => log.warn('sockets: connection lost', { error });
  pool.on('error', lost);
  // One that was given back already, while the product stops, must not be released twice.
  const inUse = new WeakSet<pg.PoolClient>();
  pool.on('acquire', (client) => inUse.add(client));
  pool.on('release', (_error, client) => inUse.delete(client));
  pool.on('connect', (client) => {
    client.on('error', (error) => {
      lost(error);
      if (!inUse.has(client) || client.listenerCount('notification') === 0) return;
      client.release(true);
      onDeaf();
    });
  });
  return pool;
};
