import { Type } from '@sinclair/typebox';
import type { Knex } from 'knex';
import type Koa from 'koa';
import { endpoint } from '../../contract/endpoint';
import { unavailable } from '../../contract/errors';
import { implement, type Route, respond } from '../../contract/route';
import { findQueueFault, type QueueFault } from '../jobs/queue-fault';
import type { WorkerState } from '../jobs/worker';

/** Asked by machines, often and under stress: no limit, no overload gate, no particular host name. */
export const healthPaths: ReadonlySet<string> = new Set(['/healthz', '/readyz']);

const health = { reply: Type.Object({ status: Type.Literal('ok') }, { additionalProperties: false }) } as const;
const getHealth = endpoint<typeof health>()('get', '/healthz');
const getReadiness = endpoint<typeof health>()('get', '/readyz');
const cacheMs = 1000;
const answerMs = 2000;

/** What keeps a process from serving although it runs. */
type Trouble = 'database' | QueueFault | null;

const reasons: Readonly<Record<Exclude<Trouble, null>, string>> = {
  database: 'The service is not ready: the database does not answer.',
  down: 'The service is not ready: background work has stopped and is being started again.',
  still: 'The service is not ready: background work is due and nobody does it.',
};

/**
 * `/healthz` says that the process runs; `/readyz` that it can serve: it is not draining, the database answers, and its worker
 * moves the queue.
 */
export const healthRoutes = (app: Koa, knex: Knex, worker: () => WorkerState | null = () => null): Route[] => {
  let draining = false;
  app.once('drain', () => {
    draining = true;
  });
  const look = (): Promise<Trouble> =>
    knex
      .raw('select 1')
      .timeout(answerMs)
      .then(() => findQueueFault(knex, worker()))
      .catch(() => 'database' as const);
  let last = { at: Number.NEGATIVE_INFINITY, answer: Promise.resolve<Trouble>(null) };
  const findTrouble = (): Promise<Trouble> => {
    // Anybody may ask, so the database is asked once a second at most, however many do.
    if (performance.now() - last.at > cacheMs) last = { at: performance.now(), answer: look() };
    return last.answer;
  };
  return [
    implement(getHealth, health, {
      access: { open: true, because: 'process supervisors ask it' },
      handle: async () => respond({ status: 'ok' as const }, { headers: { 'Cache-Control': 'no-store' } }),
    }),
    implement(getReadiness, health, {
      access: { open: true, because: 'load balancers ask it' },
      handle: async () => {
        if (draining) throw unavailable('The service is stopping.');
        const trouble = await findTrouble();
        if (trouble) throw unavailable(reasons[trouble]);
        return respond({ status: 'ok' as const }, { headers: { 'Cache-Control': 'no-store' } });
      },
    }),
  ];
};
