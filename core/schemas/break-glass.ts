import { type Static, Type } from '@sinclair/typebox';

const closed = { additionalProperties: false } as const;
const id = Type.String({ format: 'uuid' });

/** `POST /api/admin/break-glass`: which object (`intake:<uuid>`) and why. */
export const BreakGlass = Type.Object(
  {
    object: Type.String({
      pattern: '^[a-z][a-z-]{0,31}:[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$',
      maxLength: 80,
    }),
    reason: Type.String({ minLength: 10, maxLength: 500 }),
  },
  closed,
);

/** What the grant opens, until when, and whether its owner could be notified. */
export const Granted = Type.Object(
  { id, object: Type.String(), expiresAt: Type.String(), ownerTold: Type.Boolean() },
  closed,
);

/** Query of the list: newest first, older than the named one. */
export const GrantsQuery = Type.Object(
  {
    limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 100 })),
    before: Type.Optional(Type.String({ format: 'date-time' })),
    beforeId: Type.Optional(id),
  },
  closed,
);

/** One grant for those who review it. */
export const Grant = Type.Object(
  {
    id,
    actor: Type.Object({ id, name: Type.String() }, closed),
    object: Type.String(),
    reason: Type.String(),
    createdAt: Type.String(),
    expiresAt: Type.String(),
  },
  closed,
);
export type Grant = Static<typeof Grant>;
