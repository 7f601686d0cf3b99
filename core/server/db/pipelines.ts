import { Socket } from 'node:net';
import type pg from 'pg';

/** Sends all that was corked in one turn of the event loop at its end, in one call of the system. */
export class TurnSocket extends Socket {
  #isWaiting = false;

  override cork(): void {
    super.cork();
    if (this.#isWaiting) return;
    this.#isWaiting = true;
    super.cork();
    setImmediate(() => {
      this.#isWaiting = false;
      this.uncork();
    });
  }
}

/** A connection that several reads share: each is sent at once, and answered in turn. */
interface Pipeline {
  readonly client: Promise<pg.PoolClient>;
  /** Reads under way. */
  waiting: number;
  wasUsed: boolean;
  /** One that is closing takes no more reads, and goes back to the pool when the last is answered. */
  state: 'open' | 'closing' | 'closed';
}

export interface Pipelines {
  query<R extends pg.QueryResultRow>(query: pg.QueryConfig): Promise<pg.QueryResult<R>>;
  /** Gives the connections back, each once all on it is answered. */
  stop(): void;
}

/** Milliseconds after which a connection that nothing was read on goes back to its pool. */
const idleMs = 15_000;

/**
 * Sends reads over connections of a pool whose clients have `pipeline` set. A read takes the one with the fewest reads under way, so
 * that a slow read holds up few others. Those on a connection that is lost fail with it.
 */
export const openPipelines = (pool: pg.Pool, most: number): Pipelines => {
  let open: readonly Pipeline[] = [];
  let ofTurn: Pipeline | null = null;
  const close = (one: Pipeline): void => {
    open = open.filter((other) => other !== one);
    if (one.state === 'closed') return;
    one.state = one.waiting > 0 ? 'closing' : 'closed';
    if (one.state === 'closing') return;
    one.client.then(
      (client) => client.release(true),
      () => undefined,
    );
  };
  const start = (): Pipeline => {
    const one: Pipeline = { client: pool.connect(), waiting: 0, wasUsed: true, state: 'open' };
    open = [...open, one];
    one.client.then(
      (client) => client.once('end', () => close(one)),
      () => close(one),
    );
    return one;
  };
  /** One for all reads of a turn, so that they are sent together. */
  const choose = (): Pipeline => {
    if (ofTurn?.state === 'open') return ofTurn;
    ofTurn = chooseLeast();
    setImmediate(() => {
      ofTurn = null;
    });
    return ofTurn;
  };
  const chooseLeast = (): Pipeline => {
    const [first, ...others] = open;
    if (!first) return start();
    const least = others.reduce((best, one) => (one.waiting < best.waiting ? one : best), first);
    return least.waiting > 0 && open.length < most ? start() : least;
  };
  const closeIdle = (): void => {
    for (const one of open) {
      if (one.waiting === 0 && !one.wasUsed) close(one);
      one.wasUsed = false;
    }
  };
  const timer = setInterval(closeIdle, idleMs);
  timer.unref();
  return {
    query: async <R extends pg.QueryResultRow>(query: pg.QueryConfig) => {
      const one = choose();
      one.waiting += 1;
      one.wasUsed = true;
      try {
        return await (await one.client).query<R>(query);
      } finally {
        one.waiting -= 1;
        if (one.state === 'closing') close(one);
      }
    },
    stop: () => {
      clearInterval(timer);
      for (const one of open) close(one);
    },
  };
};
