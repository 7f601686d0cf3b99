import { randomUUID } from 'node:crypto';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { setTimeout as wait } from 'node:timers/promises';
import type { Knex } from 'knex';
import type { Ai } from '../../contract/ai';
import type { HealthProbes } from '../../contract/host-ports';
import type { Storage } from '../../contract/server';
import { countRecentFailures } from '../auth/failed-sign-ins';
import type { Config } from '../host';
import { taskCounts } from '../jobs/counts';
import { findQueueFault } from '../jobs/queue-fault';
import type { WorkerState } from '../jobs/worker';
import { countMails } from '../mail/counts';
import type { RealtimeHub } from '../realtime/hub';
import type { SharedRedis } from '../redis/shared-redis';
import { byMeasure, check, type Finding, type Probe, worst } from './probe';

/** What is tried. */
export interface ProbedParts {
  readonly config: Config;
  readonly knex: Knex;
  readonly storage: Storage;
  readonly ai: Ai;
  readonly hub: RealtimeHub;
  readonly redis?: SharedRedis | null;
  /** How the worker of this process is doing; null while it has none. */
  readonly worker: () => WorkerState | null;
  /** How many modules are running. */
  readonly modules: number;
}

const timed = async (work: () => Promise<unknown>): Promise<number> => {
  const began = performance.now();
  await work();
  return Math.round(performance.now() - began);
};

/** Lateness of the event loop since it was last asked: what every request waits on top of its own work. */
const api = (): Probe => {
  const delay = monitorEventLoopDelay({ resolution: 20 });
  delay.enable();
  return {
    name: 'api',
    ask: async () => {
      const ms = Math.max(0, Math.round(delay.percentile(99) / 1e6) - 20);
      delay.reset();
      return { state: byMeasure(ms, 150, 1000), detail: `99 of 100 turns begin within ${ms} ms.` };
    },
  };
};

const database = ({ knex }: ProbedParts): Probe => ({
  name: 'database',
  ask: async () => {
    const ms = await timed(() => knex.raw('select 1'));
    return { state: byMeasure(ms, 250, 2000), detail: `A query takes ${ms} ms.` };
  },
});

/** First, what the worker of this process does; then how the queue of all is. */
const queue = ({ knex, worker }: ProbedParts): Probe => ({
  name: 'queue',
  ask: async () => {
    const state = worker();
    const fault = await findQueueFault(knex, state);
    if (fault === 'down') {
      const seconds = Math.round((state?.downMs ?? 0) / 1000);
      return { state: 'down', detail: `No worker has run for ${seconds} s. It is being started again.` };
    }
    const counts = await taskCounts(knex);
    const oldest = Math.max(0, ...counts.map(({ oldest: seconds }) => seconds));
    const failed = counts.reduce((sum, one) => sum + one.failed, 0);
    const waited = `The oldest due job has waited ${oldest} s; ${failed} have failed for good.`;
    if (fault === 'still') return { state: 'down', detail: `The worker is idle although jobs are due. ${waited}` };
    return { state: worst([byMeasure(oldest, 60, 900), failed > 0 ? 'degraded' : 'ok']), detail: waited };
  },
});

const storage = ({ storage: files }: ProbedParts): Probe => ({
  name: 'storage',
  ask: async () => {
    const [key, written] = [`core/health/${randomUUID()}`, Buffer.from('health')];
    const ms = await timed(async () => {
      await files.put(key, written);
      const read = await files.get(key);
      await files.remove(key);
      if (!read || !written.equals(read)) throw new Error('read something else than was written');
    });
    return { state: byMeasure(ms, 500, 2000), detail: `Writing and reading a file takes ${ms} ms.` };
  },
});

const sockets = ({ hub }: ProbedParts): Probe => ({
  name: 'socket',
  ask: async () => {
    const state = hub.state();
    if (!state) return { state: 'down', detail: 'Live updates are not running.' };
    const detail = state.connected === 1 ? 'One browser is connected.' : `${state.connected} browsers are connected.`;
    return state.listening
      ? { state: 'ok', detail }
      : { state: 'degraded', detail: `${detail} Messages of other processes do not arrive.` };
  },
});

const redis = (shared: SharedRedis): Probe => ({
  name: 'redis',
  ask: async () => {
    if (!shared.isUp())
      return { state: 'degraded', detail: 'Redis does not answer. The database does its work meanwhile.' };
    const ms = await timed(() => shared.run((client) => client.ping()));
    return { state: byMeasure(ms, 50, Number.POSITIVE_INFINITY), detail: `Redis answers in ${ms} ms.` };
  },
});

const ai = ({ ai: engine }: ProbedParts): Probe => {
  let asked: Promise<unknown> | null = null;
  return {
    name: 'ai',
    ask: async () => {
      // One question at a time: while the model is being read others would only queue up behind it.
      asked ??= engine.embedder.embed(['How are you?']).finally(() => {
        asked = null;
      });
      const began = performance.now();
      const answered = await Promise.race([asked.then(() => true), wait(1500, false)]);
      const writer =
        engine.writer.provider === null ? 'No language model is configured.' : 'A language model is configured.';
      if (!answered) return { state: 'degraded', detail: `The embedded model is starting or busy. ${writer}` };
      return {
        state: 'ok',
        detail: `The embedded model answers in ${Math.round(performance.now() - began)} ms. ${writer}`,
      };
    },
  };
};

/** Waiting mails go by themselves once the server takes them; failed ones need somebody who decides. */
const outbox = ({ knex, config }: ProbedParts): Probe => ({
  name: 'mail',
  ask: async (): Promise<Finding> => {
    const { waiting, oldest, failed, expired } = await countMails(knex);
    const many = (count: number): string => (count === 1 ? 'One mail' : `${count} mails`);
    const rest = [
      ...(failed > 0 ? [`${many(failed)} could not be delivered.`] : []),
      ...(expired > 0 ? [`${many(expired)} expired within seven days before being sent.`] : []),
    ];
    if (config.smtpUrl === null) {
      const first = [
        'No mail server is configured.',
        ...(waiting > 0 ? [`Waiting for one: ${many(waiting).toLowerCase()}.`] : []),
      ];
      return { state: config.production ? 'degraded' : 'ok', detail: [...first, ...rest].join(' ') };
    }
    const first =
      waiting === 0 ? 'No mail waits.' : `Waiting: ${many(waiting).toLowerCase()}, the oldest for ${oldest} s.`;
    return {
      state: worst([byMeasure(waiting === 0 ? 0 : oldest, 300, 3600), failed > 0 ? 'degraded' : 'ok']),
      detail: [first, ...rest].join(' '),
    };
  },
});

/** Many failed sign-ins say that somebody is guessing; sign-in itself goes on. */
const signIn = ({ knex }: ProbedParts): Probe => ({
  name: 'sign-in',
  ask: async () => {
    const { hour, day } = await countRecentFailures(knex);
    return {
      state: byMeasure(hour, 200, Number.POSITIVE_INFINITY),
      detail: `${hour} sign-ins failed within the last hour, ${day} within a day.`,
    };
  },
});

const modules = ({ modules: running }: ProbedParts): Probe => ({
  name: 'modules',
  ask: async () => ({
    state: 'ok',
    detail: `${running} modules are running; one that fails to start stops the product.`,
  }),
});

/** Every part that is tried, in the order of the page. */
export const listProbes = (parts: ProbedParts): readonly Probe[] => [
  api(),
  ...[database, queue, storage, sockets, ai, outbox, signIn, modules].map((make) => make(parts)),
  ...(parts.redis ? [redis(parts.redis)] : []),
];

/** Probes for one reader. */
export const createProbes = (parts: ProbedParts): HealthProbes => {
  const probes = listProbes(parts);
  return { names: probes.map(({ name }) => name), check: () => Promise.all(probes.map(check)) };
};
