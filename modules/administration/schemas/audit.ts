import { type Static, Type } from '@sinclair/typebox';

const closed = { additionalProperties: false } as const;
const Text = Type.Union([Type.String(), Type.Null()]);
/** A person as an id with the present name; the name is empty once the account is gone. */
const Person = Type.Union([Type.Object({ id: Type.String(), name: Type.String() }, closed), Type.Null()]);

/** One entry of the audit log; `detail` holds ids and codes only. */
export const AuditView = Type.Object(
  {
    id: Type.Integer(),
    at: Type.String(),
    action: Type.String(),
    actor: Person,
    subject: Person,
    object: Text,
    detail: Type.Record(Type.String(), Type.Union([Type.String(), Type.Number(), Type.Boolean(), Type.Null()])),
    requestId: Text,
  },
  closed,
);
export type AuditView = Static<typeof AuditView>;

const Id = Type.String({ format: 'uuid' });
const Moment = Type.String({ format: 'date-time' });

const filters = {
  actor: Type.Optional(Id),
  subject: Type.Optional(Id),
  action: Type.Optional(Type.String({ pattern: '^[a-z][a-z0-9.-]{0,79}\\*?$' })),
  from: Type.Optional(Moment),
  to: Type.Optional(Moment),
};
export const AuditFileQuery = Type.Object(filters, closed);

/** Query of `GET /api/admin/audit.jsonl`: whole days or hours, never some kinds of entries alone, as each is linked to the one before. */
export const AuditChainQuery = Type.Object({ from: filters.from, to: filters.to }, closed);

/** Query of `GET /api/admin/audit`: newest first, older than the entry `before`; `action` also takes a beginning with a star, `user.*`. */
export const AuditQuery = Type.Object(
  {
    ...filters,
    before: Type.Optional(Type.Integer({ minimum: 1, maximum: Number.MAX_SAFE_INTEGER })),
    limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 200 })),
  },
  closed,
);
export type AuditQuery = Static<typeof AuditQuery>;
