import type { Knex } from 'knex';
import type { Gauge } from '../../contract/host-ports';
import { taskCounts } from '../jobs/counts';
import type { RealtimeHub } from '../realtime/hub';
import { about, type Meter, sample } from './meter';

interface Watched {
  readonly knex: Knex;
  readonly hub: RealtimeHub;
  readonly meter: Meter;
  readonly gauges: () => readonly (() => Promise<readonly Gauge[]>)[];
}

const ofProcess = (): readonly string[] => {
  const { rss, heapUsed } = process.memoryUsage();
  const { user, system } = process.cpuUsage();
  return [
    ...about('process_resident_memory_bytes', 'gauge', 'Memory of the process.'),
    sample('process_resident_memory_bytes', rss),
    ...about('hedo_heap_used_bytes', 'gauge', 'Memory in use by JavaScript objects.'),
    sample('hedo_heap_used_bytes', heapUsed),
    ...about('process_cpu_seconds_total', 'counter', 'Processor time of the process.'),
    sample('process_cpu_seconds_total', (user + system) / 1e6),
    ...about('process_start_time_seconds', 'gauge', 'When the process was started, since 1970.'),
    sample('process_start_time_seconds', Math.round(Date.now() / 1000 - process.uptime())),
  ];
};

const ofJobs = async (knex: Knex): Promise<readonly string[]> => {
  const counts = await taskCounts(knex);
  const states = ['due', 'later', 'running', 'retrying', 'failed'] as const;
  return [
    ...about('hedo_jobs', 'gauge', 'Jobs in the queue by task and state.'),
    ...counts.flatMap((row) => states.map((state) => sample('hedo_jobs', row[state], { task: row.task, state }))),
    ...about('hedo_jobs_oldest_seconds', 'gauge', 'How long the oldest due job has waited.'),
    sample('hedo_jobs_oldest_seconds', Math.max(0, ...counts.map(({ oldest }) => oldest))),
  ];
};

/** What modules measure. */
const ofModules = async (gauges: Watched['gauges']): Promise<readonly string[]> =>
  (await Promise.all(gauges().map((read) => read())))
    .flat()
    .flatMap(({ name, help, value }) => [...about(name, 'gauge', help), sample(name, value)]);

/** Everything that is measured, in Prometheus' text format. Counts only: nothing about anybody. Without a database the rest is told. */
export const metricsText = async ({ knex, hub, meter, gauges }: Watched): Promise<string> => {
  const asked = await Promise.allSettled([ofJobs(knex), ofModules(gauges)]);
  const state = hub.state();
  const lines = [
    ...about('hedo_database_up', 'gauge', 'Whether the database answered just now.'),
    sample('hedo_database_up', asked.every(({ status }) => status === 'fulfilled') ? 1 : 0),
    ...about('hedo_sockets', 'gauge', 'Connected browsers.'),
    sample('hedo_sockets', state?.connected ?? 0),
    ...ofProcess(),
    ...asked.flatMap((one) => (one.status === 'fulfilled' ? one.value : [])),
    ...meter.lines(),
  ];
  return `${lines.join('\n')}\n`;
};
