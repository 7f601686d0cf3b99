import pg from 'pg';
import type { Logger } from '../../contract/server';

/**
 * Connections of the socket adapter. It keeps one of them to listen on and forgets it when it breaks: without the
 * release here the pool would count it for ever, run dry after the second loss and never end.
 */
export const socketPool = (connectionString: string, log: Logger): pg.Pool => {
  const pool = new pg.Pool({
    connectionString,
    max: 3,
    application_name: 'hedo-sockets',
    connectionTimeoutMillis: 2500,
  });
  const lost = (error: Error): void => log.warn('sockets: connection lost', { error });
  pool.on('error', lost);
  pool.on('connect', (client) => {
    let released = false;
    client.on('error', (error) => {
      lost(error);
      if (released || client.listenerCount('notification') === 0) return;
      released = true;
      client.release(true);
    });
  });
  return pool;
};
