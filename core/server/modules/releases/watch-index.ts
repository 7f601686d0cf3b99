import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import type { Logger } from '../../../contract/server';
import { indexChannel } from './release-index';

/** Milliseconds after which the index is looked at again, should the database's word have been lost. */
const recheckMs = 30_000;
const retryMs = 1000;

/** Calls `changed` for each change of the index, now and then without one, and never twice at once. */
export const watchIndex = ({
  connectionString,
  log,
  changed,
}: {
  readonly connectionString: string;
  readonly log: Logger;
  readonly changed: () => Promise<void>;
}): { stop(): Promise<void> } => {
  const stopping = new AbortController();
  let listener: pg.Client | null = null;
  let isLooking = false;
  let isDue = false;

  const look = async (): Promise<void> => {
    isDue = true;
    if (isLooking) return;
    isLooking = true;
    while (isDue && !stopping.signal.aborted) {
      isDue = false;
      await changed().catch((error: Error) =>
        log.warn('modules: the index could not be followed', { message: error.message }),
      );
    }
    isLooking = false;
  };
  const timer = setInterval(() => void look(), recheckMs);
  timer.unref();

  const listenUntilLost = async (): Promise<void> => {
    const client = new pg.Client({
      connectionString,
      application_name: 'hedo-modules',
      connectionTimeoutMillis: 2500,
      keepAlive: true,
    });
    const lost = new Promise<void>((resolve) => void client.once('end', resolve));
    client.on('error', (error) => log.warn('modules: connection lost', { message: error.message }));
    client.on('notification', () => void look());
    await client.connect();
    try {
      await client.query(`listen ${indexChannel}`);
      listener = client;
      // Nobody was notified of what changed before.
      void look();
      if (!stopping.signal.aborted) await lost;
    } finally {
      listener = null;
      await client.end().catch(() => undefined);
    }
  };
  const listen = async (): Promise<void> => {
    while (!stopping.signal.aborted) {
      await listenUntilLost().catch((error: Error) =>
        log.warn('modules: changes of the index cannot be heard', { message: error.message }),
      );
      await wait(retryMs, undefined, { signal: stopping.signal, ref: false }).catch(() => undefined);
    }
  };
  const listening = listen();

  return {
    stop: async () => {
      stopping.abort();
      clearInterval(timer);
      await listener?.end().catch(() => undefined);
      await listening;
    },
  };
};
