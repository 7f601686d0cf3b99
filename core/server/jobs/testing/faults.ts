import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { expect } from 'vitest';
import { type TestApp, testApp } from '../../../testing/app';
import { setJobScenes } from '../../../testing/job-scenes';
import { openKnex } from '../../db/pool';
import { createLog } from '../../log';
import { startMailServer } from '../../mail/testing/mail-server';
import { startWorker } from '../worker';
import type { Fault, FaultyDatabase } from './faulty-database';
import { createSampleJobs } from './sample-jobs';

/** What one fault did. */
export interface FaultFigures {
  readonly jobs: number;
  /** Jobs that were being worked on when it came. */
  readonly running: number;
  /** Milliseconds from the return of the database until the queue was empty. */
  readonly emptyMs: number;
  /** Sample jobs that ran again after their effect was there. */
  readonly repeated: number;
}

/** The product on a database that can be hurt. */
export interface FaultyProduct {
  /** Queues jobs of every kind, hurts the database while they run, and checks that each has had its effect once. */
  survive(fault: Fault, delayMs: number): Promise<FaultFigures>;
  stop(): Promise<void>;
}

/** For jobs of which no scene says what they bring about: ids of what does not exist, and no effect. */
const anyData = (): object => {
  const names =
    'id userId jobId requestId audioId connectionId conversationId responseId discussionId authorId targetId podId matchId ' +
    'practitionerUserId clientUserId planId clientId intakeId consentId callId bookingId';
  return {
    ...Object.fromEntries(names.split(' ').map((name) => [name, randomUUID()])),
    ...{
      people: [],
      keys: [],
      run: 1,
      pieces: 0,
      copyPieces: 0,
      side: 'client',
      kind: 'hidden',
      role: 'client',
      laborNumber: 1,
      version: 1,
    },
    _cron: { ts: new Date().toISOString() },
  };
};

/** What is in the queue, as a failed test shows it. */
const listQueued = async ({ knex }: TestApp): Promise<readonly string[]> => {
  const { rows } = await knex.raw<{ rows: { line: string }[] }>(
    `select concat_ws(' ', task_identifier, attempts || '/' || max_attempts, run_at - now(), locked_by, left(last_error, 200))
       as line from graphile_worker.jobs`,
  );
  return rows.map(({ line }) => line);
};

/** Boots the product on the database, without its own worker: jobs pile up until a fault is due. */
export const bootOn = async (database: FaultyDatabase): Promise<FaultyProduct> => {
  const { connectionString } = database;
  const log = createLog({ logLevel: 'silent' });
  const knex = openKnex(connectionString, log);
  const mails = await startMailServer();
  const app = await testApp({
    db: { knex, connectionString, note: '', stop: () => knex.destroy() },
    config: { smtpUrl: mails.url },
  });
  const samples = createSampleJobs(knex);
  await samples.prepare();
  const countMails = (to: string): number =>
    new Set(
      mails.received.filter((mail) => mail.to.includes(to)).map(({ raw }) => /^Message-ID: (.*)$/im.exec(raw)?.[1]),
    ).size;

  const survive = async (fault: Fault, delayMs: number): Promise<FaultFigures> => {
    const round = randomUUID();
    const effects = await setJobScenes({ app, knex, countMails });
    const shown = new Set(effects.map(({ job }) => job));
    for (const { name } of app.jobs.filter((job) => !shown.has(job.name)))
      await knex.raw('select graphile_worker.add_job(?, payload => ?::json)', [name, JSON.stringify(anyData())]);
    const ofSamples = await samples.enqueue(round, 4);
    // In any order, and now.
    await knex.raw(
      `update graphile_worker._private_jobs set run_at = now(), priority = (random() * 100)::int where locked_by is null`,
    );
    const queued = (await listQueued(app)).length;
    expect([...shown].filter((name) => !app.jobs.some((job) => job.name === name))).toEqual([]);

    const worker = startWorker(connectionString, [...app.jobs, ...samples.jobs], log, { graceMs: 3000, sweepMs: 500 });
    try {
      await wait(delayMs);
      const { rows } = await knex.raw<{ rows: unknown[] }>(
        'select from graphile_worker.jobs where locked_by is not null',
      );
      await database.suffer(fault);
      const back = performance.now();
      await expect
        .poll(() => listQueued(app).catch((error: Error) => [error.name]), { timeout: 60_000, interval: 100 })
        .toEqual([]);
      const emptyMs = Math.round(performance.now() - back);
      for (const { job, count } of effects) expect([job, await count()]).toEqual([job, 1]);
      const { effects: left, repeated } = await samples.count(round);
      expect(left).toBe(ofSamples);
      expect(worker.state().downMs).toBeLessThan(30_000);
      return { jobs: queued, running: rows.length, emptyMs, repeated };
    } finally {
      await worker.stop();
    }
  };
  return {
    survive,
    stop: async () => {
      await app.stop();
      await mails.stop();
    },
  };
};
