import { type Static, Type } from '@sinclair/typebox';
import { listPlace } from '#core/contract/list';
import { dueFilters, planSorts } from './values';

const strict = { additionalProperties: false } as const;
const Uuid = Type.String({ format: 'uuid' });
const Count = Type.Integer({ minimum: 0 });
const Maybe = Type.Union([Type.String(), Type.Null()]);
const Day = Type.String({ format: 'date' });
/** Something that can be read: not only blanks. */
const Words = (maxLength: number) => Type.String({ minLength: 1, maxLength, pattern: '\\S' });

const Kind = Type.Union([Type.Literal('task'), Type.Literal('check-in')]);
const Side = Type.Union([Type.Literal('client'), Type.Literal('practitioner')]);
const PlanStatus = Type.Union([Type.Literal('active'), Type.Literal('closed')]);

/** One thing to do, or one moment to look back; who does it, and by which day. */
export const ItemInput = Type.Object(
  {
    /** Absent for a new one. */
    id: Type.Optional(Uuid),
    kind: Kind,
    text: Words(500),
    dueOn: Type.Union([Day, Type.Null()]),
    assignee: Side,
  },
  strict,
);
export type ItemInput = Static<typeof ItemInput>;

const plan = {
  title: Words(120),
  summary: Type.Union([Type.String({ maxLength: 4000 }), Type.Null()]),
  items: Type.Array(ItemInput, { maxItems: 60 }),
};
/** `POST /api/aftercare/{ownerId}/plans`. */
export const PlanInput = Type.Object(plan, { ...strict, $id: 'AftercarePlanInput' });
export type PlanInput = Static<typeof PlanInput>;

/** `PUT /api/aftercare/plans/{id}` with If-Match: replaces the plan. Items that are left out are gone; what is done stays done. */
export const PlanChange = Type.Object(
  {
    ...plan,
    status: PlanStatus,
    /** What came of it, when the plan is closed. */ outcome: Type.Union([
      Type.String({ maxLength: 4000 }),
      Type.Null(),
    ]),
  },
  { ...strict, $id: 'AftercarePlanChange' },
);
export type PlanChange = Static<typeof PlanChange>;

/** `PATCH /api/aftercare/items/{id}`: ticks or unticks; `note` says how it went. A client ticks what is the client's. */
export const ItemChange = Type.Object(
  { done: Type.Boolean(), note: Type.Optional(Type.String({ maxLength: 2000 })) },
  { ...strict, $id: 'AftercareItemChange' },
);
export type ItemChange = Static<typeof ItemChange>;

const ItemView = Type.Object(
  {
    id: Uuid,
    kind: Kind,
    text: Type.String(),
    dueOn: Maybe,
    assignee: Side,
    doneAt: Maybe,
    doneBy: Type.Union([Side, Type.Null()]),
    note: Maybe,
  },
  strict,
);
export type ItemView = Static<typeof ItemView>;

/** A plan for its client, and for the practitioner who wrote it. */
export const PlanView = Type.Object(
  {
    id: Uuid,
    /** Who wrote it; null when that account is gone. */
    author: Maybe,
    title: Type.String(),
    summary: Maybe,
    outcome: Maybe,
    status: PlanStatus,
    items: Type.Array(ItemView),
    version: Type.Integer(),
    /** Invented, for a demonstration. */
    sample: Type.Boolean(),
    createdAt: Type.String(),
  },
  { ...strict, $id: 'AftercarePlan' },
);
export type PlanView = Static<typeof PlanView>;

/** Plans of one client, newest first. */
export const AftercareView = Type.Object(
  { name: Type.String(), plans: Type.Array(PlanView) },
  { ...strict, $id: 'Aftercare' },
);
export type AftercareView = Static<typeof AftercareView>;

/** One line of the team's list: numbers, never a word of a plan. */
export const PlanLine = Type.Object(
  {
    id: Uuid,
    client: Type.String(),
    /** Null for admins, and for a practitioner to whom nothing is open any more. */
    clientId: Type.Union([Uuid, Type.Null()]),
    author: Maybe,
    status: PlanStatus,
    done: Count,
    total: Count,
    /** Not done, and due before today. */
    overdue: Count,
    /** The next day something is due; null when nothing is. */
    nextDue: Maybe,
    /** Invented, for a demonstration. */
    sample: Type.Boolean(),
    createdAt: Type.String(),
  },
  strict,
);
export type PlanLine = Static<typeof PlanLine>;
export const PlanLines = Type.Array(PlanLine);
const lineFilters = {
  /** Part of a client's name as far as the reader may know it; for admins of the writer's name too. */
  q: Type.Optional(Type.String({ maxLength: 100 })),
  status: Type.Optional(PlanStatus),
  due: Type.Optional(Type.Union(dueFilters.map((due) => Type.Literal(due)))),
  sort: Type.Optional(Type.Union(planSorts.map((sort) => Type.Literal(sort)))),
};
export const PlanLineFilters = Type.Object(lineFilters, strict);
export type PlanLineFilters = Static<typeof PlanLineFilters>;
export const PlanLineQuery = Type.Object({ ...lineFilters, ...listPlace }, strict);
export type PlanLineQuery = Static<typeof PlanLineQuery>;

/** A task or check-in of a practitioner's own plans that is overdue or due within a week. */
export const DueItem = Type.Object(
  {
    id: Uuid,
    kind: Kind,
    text: Type.String(),
    dueOn: Type.String(),
    assignee: Side,
    client: Type.String(),
    clientId: Uuid,
  },
  { ...strict, $id: 'AftercareDueItem' },
);
export type DueItem = Static<typeof DueItem>;
export const DueItems = Type.Array(DueItem);
