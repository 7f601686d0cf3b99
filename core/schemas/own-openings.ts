import { type Static, Type } from '@sinclair/typebox';

const closed = { additionalProperties: false } as const;

/** Query of `GET /api/account/openings`: newest first, older than the named one. */
export const OwnOpeningsQuery = Type.Object(
  {
    limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 100 })),
    before: Type.Optional(Type.Integer({ minimum: 1, maximum: Number.MAX_SAFE_INTEGER })),
  },
  closed,
);

/** Something of the person's that staff opened: `kind` as in `intake:<uuid>`, until when it could be read, and how often it was. */
export const OwnOpening = Type.Object(
  {
    id: Type.Integer(),
    at: Type.String(),
    kind: Type.String(),
    until: Type.String(),
    reads: Type.Integer(),
    lastReadAt: Type.Union([Type.String(), Type.Null()]),
  },
  closed,
);
export type OwnOpening = Static<typeof OwnOpening>;
