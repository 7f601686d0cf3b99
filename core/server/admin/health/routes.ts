import { type Static, Type } from '@sinclair/typebox';
import { type Route, respond, route } from '../../../contract/route';
import type { AdminParts } from '../parts';
import { check, worst } from './probe';
import { probesOf } from './probes';
import { uptimeOf } from './uptime';

const closed = { additionalProperties: false } as const;
const State = Type.Union([Type.Literal('ok'), Type.Literal('degraded'), Type.Literal('down')]);
const Share = Type.Union([
  Type.Object({ percent: Type.Number(), minutes: Type.Integer(), lost: Type.Integer() }, closed),
  Type.Null(),
]);
/** Of the last 24 hours and of the last 30 days; null before the first measured minute. */
const shares = { day: Share, month: Share };

const SystemHealth = Type.Object(
  {
    state: State,
    checkedAt: Type.String(),
    /** From a look at every part each minute, kept for 90 days. A minute without a look counts as lost. */
    uptime: Type.Object(
      {
        ...shares,
        /** When measuring began; null: not yet. */
        since: Type.Union([Type.String(), Type.Null()]),
        /** When the process that answers was started. */
        startedAt: Type.String(),
      },
      closed,
    ),
    probes: Type.Array(
      Type.Object(
        {
          name: Type.String(),
          state: State,
          detail: Type.String(),
          checkedAt: Type.String(),
          ms: Type.Integer(),
          uptime: Type.Object(shares, closed),
        },
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
  const names = probes.map(({ name }) => name);
  const startedAt = new Date(Date.now() - process.uptime() * 1000).toISOString();
  const look = async (): Promise<Static<typeof SystemHealth>> => {
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
