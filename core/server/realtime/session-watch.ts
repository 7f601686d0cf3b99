import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import type { Socket } from 'socket.io';
import type { Logger } from '../../contract/server';

/** Milliseconds after which every session is looked up again, should the database's word for its end have been lost. */
const recheckMs = 15_000;
/** The same while that word cannot be heard, and before a failed look-up is tried again. */
const retryMs = 500;

interface WatchParts {
  readonly connectionString: string;
  readonly log: Logger;
  /** Milliseconds that each session still has; those that ended are absent. */
  readonly findTimeLeft: (ids: readonly string[]) => Promise<ReadonlyMap<string, number>>;
}

/** Closes the sockets of sessions that end. */
export interface SessionWatch {
  /** Watches a socket that is being connected; resolves once it is known whether the session has ended meanwhile. */
  admit(sessionId: string, socket: Socket): Promise<void>;
  isLive(sessionId: string, socket: Socket): boolean;
  stop(): Promise<void>;
}

/**
 * One mechanism for every end of a session: a trigger notifies all processes when a row is gone, and a timer looks when a session's
 * time is over. A notification only says which session to look up, so a repeated or a false one does no harm.
 */
export const watchSessions = ({ connectionString, log, findTimeLeft }: WatchParts): SessionWatch => {
  const watched = new Map<string, Set<Socket>>();
  const due = new Set<string>();
  let listener: pg.Client | null = null;
  let looking = false;
  const stopping = new AbortController();
  let timer: NodeJS.Timeout | undefined;
  let timerAt = Number.POSITIVE_INFINITY;

  const lookIn = (ms: number): void => {
    const at = performance.now() + ms;
    if (stopping.signal.aborted || at >= timerAt) return;
    clearTimeout(timer);
    timerAt = at;
    timer = setTimeout(() => {
      timerAt = Number.POSITIVE_INFINITY;
      lookUp([...watched.keys()]);
    }, ms);
    timer.unref();
  };
  const close = (id: string): void => {
    const sockets = watched.get(id);
    watched.delete(id);
    for (const socket of sockets ?? []) socket.disconnect(true);
  };
  const lookAtDue = async (): Promise<void> => {
    while (due.size > 0) {
      const ids = [...due];
      due.clear();
      const left = await findTimeLeft(ids);
      for (const id of ids) {
        const ms = left.get(id);
        if (ms === undefined) close(id);
        else lookIn(Math.max(0, ms) + 1);
      }
    }
    if (watched.size > 0) lookIn(listener ? recheckMs : retryMs);
  };
  /** Many sessions that end at once are looked up by few queries, one after the other. */
  const lookUp = (ids: readonly string[]): void => {
    for (const id of ids) if (watched.has(id)) due.add(id);
    if (looking || due.size === 0) return;
    looking = true;
    lookAtDue()
      .catch((error: Error) => {
        log.warn('sockets: sessions could not be looked up', { message: error.message });
        lookIn(retryMs);
      })
      .finally(() => {
        looking = false;
        if (due.size > 0) lookUp([]);
      });
  };

  const listenUntilLost = async (): Promise<void> => {
    const client = new pg.Client({
      connectionString,
      application_name: 'hedo-sessions',
      connectionTimeoutMillis: 2500,
      keepAlive: true,
    });
    const lost = new Promise<void>((resolve) => void client.once('end', resolve));
    client.on('error', (error) => log.warn('sockets: connection lost', { message: error.message }));
    client.on('notification', ({ payload = '' }) => lookUp([payload]));
    await client.connect();
    try {
      await client.query('listen session_ended');
      listener = client;
      // Nobody was notified of what ended before.
      lookUp([...watched.keys()]);
      if (!stopping.signal.aborted) await lost;
    } finally {
      listener = null;
      await client.end().catch(() => undefined);
    }
  };
  const listen = async (): Promise<void> => {
    while (!stopping.signal.aborted) {
      await listenUntilLost().catch((error: Error) =>
        log.warn('sockets: cannot hear of ended sessions', { message: error.message }),
      );
      lookIn(retryMs);
      await wait(retryMs, undefined, { signal: stopping.signal, ref: false }).catch(() => undefined);
    }
  };
  const listening = listen();

  return {
    admit: async (id, socket) => {
      const sockets = watched.get(id) ?? new Set();
      watched.set(id, sockets.add(socket));
      socket.conn.once('close', () => {
        sockets.delete(socket);
        if (sockets.size === 0 && watched.get(id) === sockets) watched.delete(id);
      });
      // Looked up after it is watched: no end can fall between the two.
      const ms = (await findTimeLeft([id])).get(id);
      if (ms === undefined) close(id);
      else lookIn(Math.min(ms + 1, listener ? recheckMs : retryMs));
    },
    isLive: (id, socket) => watched.get(id)?.has(socket) === true,
    stop: async () => {
      stopping.abort();
      clearTimeout(timer);
      await listener?.end().catch(() => undefined);
      await listening;
    },
  };
};
