import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import type { Logger } from '../../contract/server';

/** A job as far as its lock is concerned. */
export interface LockedJob {
  readonly id: string;
  /** The worker that took it. */
  readonly locked_by: string | null;
}

/** Who works on which job, known to every process on this database. */
export interface JobLocks {
  /** Resolves once the database can be reached, or after `stop`. */
  connected(): Promise<void>;
  /** Runs the work while the database knows that this process works on the job. Rejects when it is another's by now. */
  during(job: LockedJob, work: () => Promise<void>): Promise<void>;
  /** The queue has noted how the job of a worker went. */
  markNoted(workerId: string): void;
  /** A worker of this process ended with its job not noted: done work is marked as done, the rest is given back. */
  abandon(workerId: string): void;
  /** How many jobs this process works on. */
  readonly running: number;
  /** Since when the database has been reached without a break, on the clock of `performance.now()`; null while it is not. */
  readonly connectedSince: number | null;
  stop(): Promise<void>;
}

export interface LockOptions {
  /** How long nobody may have worked on a locked job before it is given back. Covers a lost connection made anew. */
  readonly graceMs?: number;
  readonly sweepMs?: number;
}

/** First half of the advisory locks' keys, which sets them apart from those of others; the second half is the job. */
const lockClass = 1_718_054_111;
const keyOf = (id: string): string => `(${id} % 2147483647)::int`;

/** A dead machine is noticed within a minute; a statement that hangs must not hang the queue. */
const settings =
  'set tcp_keepalives_idle = 30; set tcp_keepalives_interval = 10; set tcp_keepalives_count = 3; ' +
  'set statement_timeout = 10000; set idle_session_timeout = 0';

/** Locked jobs on which no process works, with their worker. */
const withoutWorker = `
  select id::text, locked_by from graphile_worker._private_jobs as jobs
  where locked_by is not null and not exists (
    select from pg_locks
    where locktype = 'advisory' and granted and objsubid = 2 and classid = ${lockClass}
      and database = (select oid from pg_database where datname = current_database())
      and objid = ${keyOf('jobs.id')}::oid)`;

/**
 * The attempt counts, since the job itself may have ended the process; but somebody must see it fail, so one that had used up
 * its attempts gets a last one, late enough not to bring the process down over and over.
 */
const giveBack = `
  update graphile_worker._private_jobs
  set locked_by = null, locked_at = null, attempts = least(attempts, max_attempts - 1),
    run_at = greatest(run_at, now()) + case when attempts >= max_attempts then interval '5 minutes'
      else exp(least(attempts, 6)) * interval '1 second' end`;

/** A connection that answers one question after the other, whoever asks. */
interface Session {
  query<Row extends pg.QueryResultRow>(sql: string, values?: readonly unknown[]): Promise<pg.QueryResult<Row>>;
  /** Resolves when the connection is gone. */
  readonly ended: Promise<void>;
  end(): Promise<void>;
}

const openSession = async (connectionString: string, log: Logger): Promise<Session> => {
  const client = new pg.Client({
    connectionString,
    application_name: 'hedo-job-locks',
    connectionTimeoutMillis: 2500,
    query_timeout: 12_000,
    keepAlive: true,
  });
  client.on('error', (error) => log.warn('database connection lost', { error, name: 'hedo-job-locks' }));
  const ended = new Promise<void>((resolve) => client.once('end', () => resolve()));
  const end = (): Promise<void> => client.end().catch(() => undefined);
  try {
    await client.connect();
    await client.query(settings);
  } catch (error) {
    await end();
    throw error;
  }
  let before: Promise<unknown> = Promise.resolve();
  return {
    query: (sql, values = []) => {
      const answer = before.then(() => client.query(sql, [...values]));
      before = answer.catch(() => undefined);
      return answer;
    },
    ended,
    end,
  };
};

/** A job that a worker of this process took and of which the queue has not noted yet how it went. */
interface Taken {
  readonly id: string;
  done: boolean;
  /** The session that holds its lock; a lost one took the lock along. */
  session: Session;
}

/**
 * Each running job holds an advisory lock in a session of its process, and the end of the process ends the session. So a job that
 * is locked in the queue but not there has nobody: it is given back, whoever left it, and one that is worked on never is,
 * however long it takes. A session that is lost is made anew within the grace.
 */
export const createJobLocks = (connectionString: string, log: Logger, options: LockOptions = {}): JobLocks => {
  const { graceMs = 30_000, sweepMs = 5000 } = options;
  /** By worker; a worker has one job at a time. */
  const taken = new Map<string, Taken>();
  const abandoned = new Set<string>();
  /** Since when a locked job has been seen without anybody working on it. */
  const alone = new Map<string, number>();
  const stopping = new AbortController();
  let current: Session | null = null;
  let since = 0;
  let waiting: (() => void)[] = [];

  const pause = (ms: number): Promise<void> =>
    wait(ms * (0.5 + Math.random() / 2), undefined, { signal: stopping.signal }).catch(() => undefined);
  const wake = (): void => {
    const woken = waiting;
    waiting = [];
    for (const one of woken) one();
  };

  const lock = async (session: Session, id: string): Promise<boolean> => {
    const { rows } = await session.query<{ mine: boolean }>(
      `select pg_try_advisory_lock(${lockClass}, ${keyOf('$1::bigint')}) as mine`,
      [id],
    );
    return rows[0]?.mine === true;
  };
  const unlock = async ({ id, session }: Taken): Promise<void> => {
    if (session !== current) return;
    const sql = `select pg_advisory_unlock(${lockClass}, ${keyOf('$1::bigint')})`;
    await session.query(sql, [id]).catch(() => undefined);
  };
  /** Takes the locks that went with a lost session. One that the database has not missed yet is asked for again. */
  const lockAnew = async (session: Session): Promise<void> => {
    for (const one of taken.values())
      if (one.session !== session && (await lock(session, one.id))) one.session = session;
  };

  /** Work of workers that ended here needs no grace: they are known to have stopped. */
  const settleAbandoned = async (session: Session): Promise<void> => {
    for (const workerId of [...abandoned]) {
      const job = taken.get(workerId);
      if (job?.done)
        await session.query('delete from graphile_worker._private_jobs where id = $1 and locked_by = $2', [
          job.id,
          workerId,
        ]);
      // Before it is given back, so that whoever takes it next finds it free.
      if (job) await unlock(job);
      await session.query(`${giveBack} where locked_by = $1`, [workerId]);
      abandoned.delete(workerId);
      taken.delete(workerId);
    }
  };

  const giveBackAlone = async (session: Session): Promise<void> => {
    const { rows } = await session.query<{ id: string; locked_by: string }>(withoutWorker);
    const now = performance.now();
    const seen = new Set(rows.map(({ id, locked_by }) => `${id} ${locked_by}`));
    for (const key of alone.keys()) if (!seen.has(key)) alone.delete(key);
    for (const { id, locked_by } of rows) {
      const key = `${id} ${locked_by}`;
      const since = alone.get(key) ?? now;
      alone.set(key, since);
      if (now - since < graceMs) continue;
      const { rowCount } = await session.query(
        `${giveBack} where id = $1::bigint and locked_by = $2
           and pg_try_advisory_xact_lock(${lockClass}, ${keyOf('$1::bigint')})`,
        [id, locked_by],
      );
      if (rowCount) log.warn('jobs: given back, since nobody worked on it', { id });
    }
  };

  const connect = async (): Promise<void> => {
    for (let delay = 100; !stopping.signal.aborted; delay = Math.min(delay * 2, 2000)) {
      const session = await openSession(connectionString, log).catch(() => null);
      if (session) {
        const ready = await lockAnew(session).then(
          () => true,
          () => false,
        );
        if (ready) {
          current = session;
          since = performance.now();
          void session.ended.then(() => replace(session));
          wake();
          await settleAbandoned(session).catch(() => undefined);
          return;
        }
        await session.end();
      }
      await pause(delay);
    }
    wake();
  };
  const replace = (session: Session): void => {
    if (session !== current) return;
    current = null;
    // While the database is away nobody can show that they work: the grace begins anew.
    alone.clear();
    void session.end();
    connecting = connect();
  };
  let connecting = connect();

  const sweep = async (): Promise<void> => {
    for (; !stopping.signal.aborted; await pause(sweepMs)) {
      const session = current;
      if (!session) continue;
      try {
        await lockAnew(session);
        await settleAbandoned(session);
        await giveBackAlone(session);
      } catch {
        replace(session);
      }
    }
  };
  const sweeping = sweep();

  const connected = async (): Promise<void> => {
    while (!current && !stopping.signal.aborted) await new Promise<void>((resolve) => waiting.push(resolve));
  };
  return {
    connected,
    get running() {
      return taken.size;
    },
    get connectedSince() {
      return current && since;
    },
    during: async ({ id, locked_by }, work) => {
      await connected();
      const session = current;
      const here = [...taken.values()].some((one) => one.id === id);
      if (!session || here || !(await lock(session, id))) throw new Error('This job is being worked on elsewhere.');
      const workerId = String(locked_by);
      const job: Taken = { id, done: false, session };
      taken.set(workerId, job);
      const { rowCount } = await session.query(
        'select from graphile_worker._private_jobs where id = $1 and locked_by = $2',
        [id, workerId],
      );
      if (rowCount !== 1) throw new Error('This job was given to another worker.');
      await work();
      job.done = true;
    },
    markNoted: (workerId) => {
      const job = taken.get(workerId);
      taken.delete(workerId);
      if (job) void unlock(job);
    },
    abandon: (workerId) => {
      abandoned.add(workerId);
      if (current) settleAbandoned(current).catch(() => undefined);
    },
    stop: async () => {
      stopping.abort();
      await connecting;
      await sweeping;
      const session = current;
      current = null;
      if (!session) return;
      await settleAbandoned(session).catch(() => undefined);
      await session.end();
    },
  };
};
