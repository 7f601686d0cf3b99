import { type Static, Type } from '@sinclair/typebox';
import { listPlace } from '#core/contract/list';
import { Author } from './discussion';
import { manyLines } from './text';
import { limits, reportKinds, reportReasons, reportSorts, reportStatuses } from './values';

const strict = { additionalProperties: false } as const;

const Kind = Type.Union(reportKinds.map((one) => Type.Literal(one)));
const Status = Type.Union(reportStatuses.map((one) => Type.Literal(one)));
const Reason = Type.Union(reportReasons.map((one) => Type.Literal(one)));

export const ReportInput = Type.Object(
  {
    kind: Kind,
    targetId: Type.String({ format: 'uuid' }),
    reason: Reason,
    note: Type.Optional(Type.String({ minLength: 1, maxLength: limits.note, pattern: manyLines })),
  },
  strict,
);
export type ReportInput = Static<typeof ReportInput>;
export const ReportReceipt = Type.Object({ id: Type.String({ format: 'uuid' }) }, strict);

/** One report in the queue of the moderators; who reported is not shown. */
export const ReportView = Type.Object(
  {
    id: Type.String({ format: 'uuid' }),
    kind: Kind,
    targetId: Type.String({ format: 'uuid' }),
    reason: Reason,
    note: Type.Union([Type.String(), Type.Null()]),
    /** The reported words; null when they are gone. */
    content: Type.Union([Type.String(), Type.Null()]),
    /** Where it stands: a page of the product; null for a message of a pod. */
    path: Type.Union([Type.String(), Type.Null()]),
    author: Type.Union([Type.String(), Type.Null()]),
    hidden: Type.Boolean(),
    status: Status,
    createdAt: Type.String(),
  },
  strict,
);
export type ReportView = Static<typeof ReportView>;
export const ReportViews = Type.Array(ReportView);
const filters = {
  /** Part of a reported discussion or reply; what is written in pods is encrypted. */
  q: Type.Optional(Type.String({ maxLength: 100 })),
  status: Type.Optional(Status),
  kind: Type.Optional(Kind),
  reason: Type.Optional(Reason),
  sort: Type.Optional(Type.Union(reportSorts.map((one) => Type.Literal(one)))),
};
export const ReportFilters = Type.Object(filters, strict);
export type ReportFilters = Static<typeof ReportFilters>;
export const ReportQuery = Type.Object({ ...filters, ...listPlace }, strict);
export type ReportQuery = Static<typeof ReportQuery>;
/** `reopen`: takes back that something stays; the author of what was hidden knows. */
export const Decision = Type.Object(
  { decision: Type.Union([Type.Literal('hide'), Type.Literal('keep'), Type.Literal('reopen')]) },
  strict,
);
/** Whom the caller blocked. */
export const BlockedPeople = Type.Array(Author);
/** Blocks somebody, or takes that back; only what the caller sees changes. */
export const BlockInput = Type.Object({ personId: Type.String({ format: 'uuid' }), blocked: Type.Boolean() }, strict);
