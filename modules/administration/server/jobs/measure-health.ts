import type { Knex } from 'knex';
import type { NamedJob } from '#core/server/jobs/worker';
import type { AdminParts } from '#core/server/break-glass/parts';
import { type Checked, check, type State } from '#core/server/health/probe';
import { probesOf } from '#core/server/health/probes';

/** Days for which minutes are kept. */
const keptDays = 90;

/** What a cron item says of itself; absent when the job was asked for by hand. */
interface Planned {
  readonly _cron?: { readonly ts: string };
}

/** Writes down how the parts did in one minute; the same minute again changes nothing. */
export const keepMinute = async (
  knex: Knex,
  at: Date,
  checked: readonly Pick<Checked, 'name' | 'state'>[],
): Promise<void> => {
  const named = (state: State): string[] => checked.filter((one) => one.state === state).map(({ name }) => name);
  await knex.raw(
    `insert into health_minutes (at, degraded, down) values (date_trunc('minute', ?::timestamptz), ?, ?)
     on conflict (at) do nothing`,
    [at.toISOString(), named('degraded'), named('down')],
  );
};

/** From here on a look says nothing any more about the minute it was planned for, which counts as lost. */
const lateMs = 120_000;

/** Every minute: tries all parts and keeps what was found. A look that is a little late counts for the time it was planned for. */
export const healthJob = (parts: AdminParts): NamedJob => {
  const probes = probesOf(parts);
  return {
    name: 'core.measure-health',
    cron: '* * * * *',
    run: async (data: Planned) => {
      const planned = data._cron ? new Date(data._cron.ts) : new Date();
      if (Date.now() - planned.getTime() < lateMs)
        await keepMinute(parts.knex, planned, await Promise.all(probes.map(check)));
      await parts.knex('health_minutes').whereRaw('at < now() - make_interval(days => ?)', [keptDays]).delete();
    },
  };
};
