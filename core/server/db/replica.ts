import { setTimeout as wait } from 'node:timers/promises';
import type { Knex } from 'knex';
import type { Logger } from '../../contract/server';
import { placeOf } from './check-sessions';
import { openKnex } from './pool';
import { StartRefused } from './start-refused';

/** A copy of the database that follows it, for reads that may be some seconds behind. */
export interface Replica {
  /** Connections to it while it is close enough behind; null: the database itself is to be asked. */
  find(): Knex | null;
  /** Milliseconds that it is behind, at most; null while nobody knows. */
  behindMs(): number | null;
  /** A read failed there; it is left alone until it answers again. */
  markLost(error: unknown): void;
  stop(): Promise<void>;
}

/** What is read there was so at most this long ago. */
const mostBehindMs = 5000;
/** For how long a browser that wrote reads from the database itself: longer than that, so that their own words are always there. */
export const writerSeconds = 10;
const lookMs = 500;

interface Sample {
  /** On the clock of `performance.now()`. */
  readonly at: number;
  /** How far the database had written by then. */
  readonly lsn: string;
}

const whereQuery = `
  select current_database() as name, system_identifier::text as system, pg_current_wal_lsn()::text as lsn
  from pg_control_system()`;
const reachedQuery = `
  select current_database() as name, system_identifier::text as system, pg_is_in_recovery() as follows,
    (select count(*)::int from unnest(?::text[]) as lsn where lsn::pg_lsn <= pg_last_wal_replay_lsn()) as reached
  from pg_control_system()`;

class OtherDatabase extends Error {}

/**
 * Follows how far behind the replica is, by this process's own clock: it has all that the database had written when the newest place
 * that it has reached was asked for. Away or far behind it is not used, and nothing else happens. Throws for another database.
 */
export const openReplica = async (
  address: string,
  { knex: primary }: { readonly knex: Knex },
  log: Logger,
): Promise<Replica> => {
  const knex = openKnex(address, log);
  const place = placeOf(address);
  const stopping = new AbortController();
  let samples: readonly Sample[] = [];
  let freshAt = Number.NEGATIVE_INFINITY;
  let reachedAt: number | null = null;
  let wasUsed: boolean | null = null;

  const isFresh = (): boolean => performance.now() - freshAt <= mostBehindMs;
  const tell = (why: string): void => {
    if (wasUsed === isFresh()) return;
    wasUsed = isFresh();
    if (wasUsed) log.info('replica: reads go there', { place });
    else log.warn('replica: reads go to the database itself', { place, message: why });
  };
  const look = async (): Promise<void> => {
    const at = performance.now();
    const [here] = (await primary.raw<{ rows: { name: string; system: string; lsn: string }[] }>(whereQuery)).rows;
    samples = [...samples, { at, lsn: here!.lsn }].slice(-((2 * mostBehindMs) / lookMs));
    const [there] = (
      await knex.raw<{ rows: { name: string; system: string; follows: boolean; reached: number }[] }>(reachedQuery, [
        samples.map(({ lsn }) => lsn),
      ])
    ).rows;
    if (there!.system !== here!.system || there!.name !== here!.name || !there!.follows) throw new OtherDatabase();
    const reached = samples[there!.reached - 1];
    if (reached) {
      freshAt = reached.at;
      reachedAt = reached.at;
    }
    samples = samples.slice(Math.max(0, there!.reached - 1));
  };
  const lookAgain = async (): Promise<void> => {
    await look().then(
      () => tell('it is far behind'),
      (error: Error) => {
        if (error instanceof OtherDatabase) {
          freshAt = Number.NEGATIVE_INFINITY;
          reachedAt = null;
        }
        tell(error instanceof OtherDatabase ? 'it does not follow this database' : error.message);
      },
    );
  };
  const follow = async (): Promise<void> => {
    while (!stopping.signal.aborted) {
      await wait(lookMs, undefined, { signal: stopping.signal, ref: false }).catch(() => undefined);
      if (!stopping.signal.aborted) await lookAgain();
    }
  };
  try {
    await look();
  } catch (error) {
    if (error instanceof OtherDatabase) {
      await knex.destroy();
      throw new StartRefused(`DATABASE_READ_URL (${place}) is no replica of the database of DATABASE_URL.`);
    }
    tell((error as Error).message);
  }
  if (wasUsed === null) tell('it is far behind');
  const following = follow();

  return {
    find: () => (isFresh() ? knex : null),
    behindMs: () => (reachedAt === null ? null : performance.now() - reachedAt),
    markLost: (error) => {
      freshAt = Number.NEGATIVE_INFINITY;
      tell((error as Error).message);
    },
    stop: async () => {
      stopping.abort();
      await following;
      await knex.destroy();
    },
  };
};
