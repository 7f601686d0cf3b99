import { setTimeout as wait } from 'node:timers/promises';
import type { PostgresAdapter } from '@socket.io/postgres-adapter';
import type pg from 'pg';
import type { Logger } from '../../contract/server';
import type { ClusterMessage, ClusterParts } from './cluster';

/** PostgreSQL takes less than 8000 bytes of a notification; what is longer goes into a table. */
export const longestNotification = 7999;
const mostAtOnce = 200;
/** Beyond these a database that is away is not waited for: browsers read anew instead. */
const most = { waiting: 5000, ms: 30_000 };
const pauseMs = 250;

interface Waiting {
  readonly channel: string;
  readonly payload: string;
  readonly since: number;
}

interface Parts {
  readonly adapter: PostgresAdapter;
  readonly pool: pg.Pool;
  readonly log: Logger;
  /** The database answers again, and some messages were given up meanwhile. */
  readonly onMissed: () => void;
}

/**
 * Sends what an adapter publishes in the order in which it came, all that waits in one statement. The adapter itself takes a connection for
 * each message, and gives the message up when it gets none within seconds, which a busy machine reached at 180 messages a second.
 */
export const notifyInTurns = ({ adapter, pool, log, onMissed }: Parts) => {
  const cluster = adapter as unknown as ClusterParts;
  const [byTable, answerByTable] = [cluster.doPublish.bind(adapter), cluster.doPublishResponse.bind(adapter)];
  const waiting: Waiting[] = [];
  let missed = 0;
  let sending: Promise<void> | null = null;
  let stopped = false;

  const giveUpOld = (): void => {
    const last = performance.now() - most.ms;
    const kept = waiting.findIndex(({ since }) => since >= last);
    missed += waiting.splice(0, kept === -1 ? waiting.length : kept).length;
  };
  const sendAll = async (): Promise<void> => {
    while (waiting.length > 0 && !stopped) {
      const batch = waiting.slice(0, mostAtOnce);
      try {
        await pool.query(
          `select pg_notify(channel, payload)
             from (select * from unnest($1::text[], $2::text[]) with ordinality as waiting(channel, payload, place) order by place) in_order`,
          [batch.map(({ channel }) => channel), batch.map(({ payload }) => payload)],
        );
        waiting.splice(0, batch.length);
        if (missed === 0) continue;
        log.warn('sockets: some live messages were given up; browsers read anew', { messages: missed });
        missed = 0;
        onMissed();
      } catch (error) {
        log.warn('sockets: live messages wait', { messages: waiting.length, message: (error as Error).message });
        await wait(pauseMs);
        giveUpOld();
      }
    }
  };
  const send = (): void => {
    sending ??= sendAll().finally(() => {
      sending = null;
    });
  };
  /** False when it is to go by the table. */
  const enqueue = (message: ClusterMessage): boolean => {
    const payload = JSON.stringify(message);
    if (Buffer.byteLength(payload) > longestNotification) return false;
    if (waiting.length >= most.waiting) missed += 1;
    else waiting.push({ channel: `socket.io#${message.nsp}`, payload, since: performance.now() });
    send();
    return true;
  };
  const miss = (error: Error): void => {
    log.warn('sockets: a live message was given up', { message: error.message });
    missed += 1;
  };

  cluster.doPublish = async (message) => {
    if (!enqueue(message)) await byTable(message).catch(miss);
    return '';
  };
  cluster.doPublishResponse = async (requester, response) => {
    if (!enqueue(response)) await answerByTable(requester, response).catch(miss);
  };
  return {
    /** Sends what waits, for at most a second, and nothing more. */
    stop: async (): Promise<void> => {
      await Promise.race([sending, wait(1000)]);
      stopped = true;
    },
  };
};
