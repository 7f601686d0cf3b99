import { type Static, Type } from '@sinclair/typebox';
import { Author } from './discussion';
import { manyLines } from './text';
import { limits, reportReasons } from './values';

const strict = { additionalProperties: false } as const;

export const reportKinds = ['discussion', 'response', 'message'] as const;
const Kind = Type.Union(reportKinds.map((one) => Type.Literal(one)));
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
    status: Type.Union([Type.Literal('open'), Type.Literal('hidden'), Type.Literal('kept')]),
    createdAt: Type.String(),
  },
  strict,
);
export type ReportView = Static<typeof ReportView>;
export const ReportViews = Type.Array(ReportView);
export const ReportQuery = Type.Object(
  {
    status: Type.Optional(Type.Union([Type.Literal('open'), Type.Literal('hidden'), Type.Literal('kept')])),
    after: Type.Optional(Type.String({ format: 'uuid' })),
  },
  strict,
);
export type ReportQuery = Static<typeof ReportQuery>;
export const Decision = Type.Object({ decision: Type.Union([Type.Literal('hide'), Type.Literal('keep')]) }, strict);
/** Whom the caller blocked. */
export const BlockedPeople = Type.Array(Author);
/** Blocks somebody, or takes that back; only what the caller sees changes. */
export const BlockInput = Type.Object({ personId: Type.String({ format: 'uuid' }), blocked: Type.Boolean() }, strict);
