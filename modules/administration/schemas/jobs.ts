import { type Static, Type } from '@sinclair/typebox';

const closed = { additionalProperties: false } as const;
const Counts = {
  due: Type.Integer(),
  later: Type.Integer(),
  running: Type.Integer(),
  retrying: Type.Integer(),
  failed: Type.Integer(),
};

/** `GET /api/admin/jobs`: how the background work is doing. */
export const Jobs = Type.Object(
  {
    ...Counts,
    /** Seconds that the oldest due job has waited. */
    oldestDueSeconds: Type.Integer(),
    tasks: Type.Array(Type.Object({ task: Type.String(), ...Counts }, closed)),
    /** Newest first, at most 100: jobs that will not be tried again. */
    failures: Type.Array(
      Type.Object(
        {
          id: Type.String(),
          task: Type.String(),
          attempts: Type.Integer(),
          createdAt: Type.String(),
          failedAt: Type.String(),
          reason: Type.String(),
        },
        closed,
      ),
    ),
  },
  closed,
);
export type Jobs = Static<typeof Jobs>;
