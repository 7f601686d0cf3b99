import type { Knex } from 'knex';
import { taskCounts } from '../jobs/counts';
import type { RealtimeHub } from '../realtime/hub';
import { about, type Meter, sample } from './meter';

interface Watched {
  readonly knex: Knex;
  readonly hub: RealtimeHub;
  readonly meter: Meter;
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

/** How the parts did in the newest measured minute: 1 for up. Nothing before the first. */
const ofHealth = async (knex: Knex): Promise<readonly string[]> => {
  const row = await knex('health_minutes')
    .orderBy('at', 'desc')
    .first<{ at: string; down: string[]; degraded: string[] } | undefined>('at', 'down', 'degraded');
  if (!row) return [];
  return [
    ...about('hedo_parts_down', 'gauge', 'Parts that were down in the newest measured minute.'),
    sample('hedo_parts_down', row.down.length),
    ...about('hedo_parts_degraded', 'gauge', 'Parts that answered slowly or partly in that minute.'),
    sample('hedo_parts_degraded', row.degraded.length),
    ...about('hedo_health_measured_seconds', 'gauge', 'Which minute that was, since 1970.'),
    sample('hedo_health_measured_seconds', new Date(row.at).getTime() / 1000),
  ];
};

/** Everything that is measured, in Prometheus' text format. Counts only: nothing about anybody. Without a database the rest is told. */
export const metricsText = async ({ knex, hub, meter }: Watched): Promise<string> => {
  const asked = await Promise.allSettled([ofJobs(knex), ofHealth(knex)]);
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
