import { implement } from '#core/contract/implement';
import { type Route, respond } from '#core/contract/route';
import * as contract from '#core/schemas/contracts';
import * as api from '#core/schemas/endpoints';
import type { SystemHealth } from '../../schemas/system-health';
import type { AdminParts } from '#core/server/break-glass/parts';
import { check, worst } from '#core/server/health/probe';
import { probesOf } from '#core/server/health/probes';
import { uptimeOf } from '../queries/uptime';

const cacheMs = 1000;

/** `GET /api/system/health`: each part is really tried, at most once a second however many people look. */
export const healthRoutesOf = (parts: AdminParts): readonly Route[] => {
  const probes = probesOf(parts);
  const names = probes.map(({ name }) => name);
  const startedAt = new Date(Date.now() - process.uptime() * 1000).toISOString();
  const look = async (): Promise<SystemHealth> => {
    const [checked, uptime] = await Promise.all([
      Promise.all(probes.map(check)),
      // What the other parts do must be told also while the database is away.
      uptimeOf(parts.knex, names).catch(() => null),
    ]);
    const none = { day: null, month: null };
    return {
      state: worst(checked.map(({ state }) => state)),
      checkedAt: new Date().toISOString(),
      uptime: {
        day: uptime?.day ?? null,
        month: uptime?.month ?? null,
        since: uptime?.since ?? null,
        startedAt,
      },
      probes: checked.map((one) => ({ ...one, uptime: uptime?.parts.get(one.name) ?? none })),
    };
  };
  let last = { at: Number.NEGATIVE_INFINITY, answer: null as ReturnType<typeof look> | null };
  return [
    implement(api.getSystemHealth, contract.getSystemHealth, {
      access: { permission: 'core.read-health' },
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
  ];
};
