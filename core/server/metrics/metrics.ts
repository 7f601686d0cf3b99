import type { Knex } from 'knex';
import { Gauge, Registry } from 'prom-client';
import type { Gauge as Measured } from '../../contract/host-ports';
import type { Replica } from '../db/replica';
import { taskCounts } from '../jobs/counts';
import type { RealtimeHub } from '../realtime/hub';
import type { SharedRedis } from '../redis/shared-redis';
import type { Meter } from './meter';

interface Watched {
  readonly knex: Knex;
  readonly hub: RealtimeHub;
  readonly redis?: SharedRedis | null;
  readonly replica?: Replica | undefined;
  readonly meter: Meter;
  readonly gauges: () => readonly (() => Promise<readonly Measured[]>)[];
}

const addGauge = (registry: Registry, { name, help, value }: Measured): void =>
  new Gauge({ name, help, registers: [registry] }).set(value);

const addJobs = (registry: Registry, counts: Awaited<ReturnType<typeof taskCounts>>): void => {
  const jobs = new Gauge({
    name: 'hedo_jobs',
    help: 'Jobs in the queue by task and state.',
    labelNames: ['task', 'state'],
    registers: [registry],
  });
  const states = ['due', 'later', 'running', 'retrying', 'failed'] as const;
  for (const row of counts) for (const state of states) jobs.set({ task: row.task, state }, row[state]);
  addGauge(registry, {
    name: 'hedo_jobs_oldest_seconds',
    help: 'How long the oldest due job has waited.',
    value: Math.max(0, ...counts.map(({ oldest }) => oldest)),
  });
};

/** Both are absent where no replica is set, the second one also while nobody knows. */
const addReplica = (registry: Registry, replica: Replica): void => {
  addGauge(registry, {
    name: 'hedo_replica_used',
    help: 'Whether reads that may lag go to the replica.',
    value: replica.find() ? 1 : 0,
  });
  const behindMs = replica.behindMs();
  if (behindMs !== null)
    addGauge(registry, {
      name: 'hedo_replica_behind_seconds',
      help: 'How far the replica is behind, at most.',
      value: behindMs / 1000,
    });
};

/** Everything that is measured. Counts only: nothing about anybody. Without a database the rest is there. */
export const readMetrics = async ({
  knex,
  hub,
  redis,
  replica,
  meter,
  gauges,
}: Watched): Promise<readonly Registry[]> => {
  const [jobs, modules] = await Promise.allSettled([
    taskCounts(knex),
    Promise.all(gauges().map((read) => read())).then((lists) => lists.flat()),
  ]);
  // Of this reading alone: what the database did not answer must not stay from the one before.
  const now = new Registry();
  addGauge(now, {
    name: 'hedo_database_up',
    help: 'Whether the database answered just now.',
    value: jobs.status === 'fulfilled' && modules.status === 'fulfilled' ? 1 : 0,
  });
  addGauge(now, { name: 'hedo_sockets', help: 'Connected browsers.', value: hub.state()?.connected ?? 0 });
  if (redis)
    addGauge(now, {
      name: 'hedo_redis_up',
      help: 'Whether Redis answers; absent where none is set.',
      value: redis.isUp() ? 1 : 0,
    });
  if (replica) addReplica(now, replica);
  if (jobs.status === 'fulfilled') addJobs(now, jobs.value);
  if (modules.status === 'fulfilled') for (const gauge of modules.value) addGauge(now, gauge);
  return [now, meter.registry];
};

/** The same in Prometheus' text format. */
export const metricsText = async (watched: Watched): Promise<string> =>
  (await Promise.all((await readMetrics(watched)).map((registry) => registry.metrics()))).join('\n');
