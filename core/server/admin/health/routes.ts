import { type Static, Type } from '@sinclair/typebox';
import { type Route, respond, route } from '../../../contract/route';
import type { AdminParts } from '../parts';
import { check, worst } from './probe';
import { probesOf } from './probes';

const closed = { additionalProperties: false } as const;
const State = Type.Union([Type.Literal('ok'), Type.Literal('degraded'), Type.Literal('down')]);

const SystemHealth = Type.Object(
  {
    state: State,
    checkedAt: Type.String(),
    /** Measured from the start of this process; earlier outages are not in it. */
    uptime: Type.Object(
      { source: Type.Literal('process-start'), startedAt: Type.String(), seconds: Type.Integer() },
      closed,
    ),
    probes: Type.Array(
      Type.Object(
        { name: Type.String(), state: State, detail: Type.String(), checkedAt: Type.String(), ms: Type.Integer() },
        closed,
      ),
    ),
  },
  closed,
);

const cacheMs = 1000;

/** `GET /api/system/health`: each part is really tried, at most once a second however many people look. */
export const healthRoutesOf = (parts: AdminParts): readonly Route[] => {
  const probes = probesOf(parts);
  const startedAt = new Date(Date.now() - process.uptime() * 1000).toISOString();
  const look = async (): Promise<Static<typeof SystemHealth>> => {
    const checked = await Promise.all(probes.map(check));
    return {
      state: worst(checked.map(({ state }) => state)),
      checkedAt: new Date().toISOString(),
      uptime: { source: 'process-start', startedAt, seconds: Math.round(process.uptime()) },
      probes: checked,
    };
  };
  let last = { at: Number.NEGATIVE_INFINITY, answer: null as ReturnType<typeof look> | null };
  return [
    route({
      method: 'get',
      path: '/api/system/health',
      access: { permission: 'core.read-health' },
      reply: SystemHealth,
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
