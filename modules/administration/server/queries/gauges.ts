import type { Knex } from 'knex';
import type { Gauge } from '#core/contract/host-ports';

interface Minute {
  readonly at: string;
  readonly down: string[];
  readonly degraded: string[];
}

/** How the parts did in the newest measured minute. Nothing before the first. */
export const findHealthGauges = async (db: Knex): Promise<readonly Gauge[]> => {
  const row = await db('health_minutes').orderBy('at', 'desc').first<Minute | undefined>('at', 'down', 'degraded');
  if (!row) return [];
  return [
    {
      name: 'hedo_parts_down',
      help: 'Parts that were down in the newest measured minute.',
      value: row.down.length,
    },
    {
      name: 'hedo_parts_degraded',
      help: 'Parts that answered slowly or partly in that minute.',
      value: row.degraded.length,
    },
    {
      name: 'hedo_health_measured_seconds',
      help: 'Which minute that was, since 1970.',
      value: new Date(row.at).getTime() / 1000,
    },
  ];
};
