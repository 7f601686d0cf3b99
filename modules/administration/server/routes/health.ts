import { type HealthProbes, hostHealth } from '#core/contract/host-ports';
import { implement, respond } from '#core/contract/route';
import type { Core } from '#core/contract/server';
import * as contract from '../../schemas/contracts';
import * as api from '../../schemas/endpoints';
import type { SystemHealth } from '../../schemas/system-health';
import { findUptime } from '../queries/uptime';
import { toSystemHealth } from '../views/system-health';

const cacheMs = 1000;

/** Each part is really tried, at most once a second however many people look. `start` once the ports are bound. */
export const healthRoutes = (core: Core) => {
  let probes: HealthProbes | null = null;
  const start = (): HealthProbes => {
    probes ??= core.port(hostHealth).createProbes();
    return probes;
  };
  const look = async (): Promise<SystemHealth> => {
    const { names, check } = start();
    // How the other parts do must be known also while the database is away.
    const [findings, uptime] = await Promise.all([check(), findUptime(core.db, names).catch(() => null)]);
    return toSystemHealth(findings, uptime);
  };
  let last = { at: Number.NEGATIVE_INFINITY, answer: null as ReturnType<typeof look> | null };
  const routes = {
    getSystemHealth: implement(api.getSystemHealth, contract.getSystemHealth, {
      access: { permission: 'administration.read-health' },
      handle: async () => {
        if (!last.answer || performance.now() - last.at > cacheMs) {
          const answer = look();
          last = { at: Number.POSITIVE_INFINITY, answer };
          // The second begins when the answer is there: a slow look is shared by all who wait for it.
          void answer.finally(() => {
            last = { at: performance.now(), answer };
          });
        }
        return respond(await (last.answer ?? look()), { headers: { 'Cache-Control': 'no-store' } });
      },
    }),
  };
  return { start, routes };
};
