import { type Static, Type } from '@sinclair/typebox';

const closed = { additionalProperties: false } as const;
const State = Type.Union([Type.Literal('ok'), Type.Literal('degraded'), Type.Literal('down')]);
const Share = Type.Union([
  Type.Object({ percent: Type.Number(), minutes: Type.Integer(), lost: Type.Integer() }, closed),
  Type.Null(),
]);
/** Of the last 24 hours and of the last 30 days; null before the first measured minute. */
const shares = { day: Share, month: Share };

/** `GET /api/system/health`. */
export const SystemHealth = Type.Object(
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
export type SystemHealth = Static<typeof SystemHealth>;
