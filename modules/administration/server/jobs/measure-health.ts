import { type HealthProbes, hostHealth } from '#core/contract/host-ports';
import type { Core, Job } from '#core/contract/server';
import { saveMinute } from '../actions/save-minute';

/** From here on a look says nothing any more about the minute it was planned for, which counts as lost. */
const lateMs = 120_000;

/** What a cron item says of itself; absent when the job was asked for by hand. */
interface Planned {
  readonly _cron?: { readonly ts: string };
}

/** Every minute: tries all parts and keeps what was found. A look that is a little late counts for the time it was planned for. */
export const measureHealth = (core: Core): Job<Planned> => {
  let probes: HealthProbes | null = null;
  return {
    name: 'measure-health',
    cron: '* * * * *',
    run: async (data) => {
      probes ??= core.port(hostHealth).createProbes();
      const planned = data._cron ? new Date(data._cron.ts) : new Date();
      if (Date.now() - planned.getTime() < lateMs) await saveMinute(core.db, planned, await probes.check());
    },
  };
};
