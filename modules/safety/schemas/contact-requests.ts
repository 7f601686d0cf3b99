import { type Static, type TSchema, Type } from '@sinclair/typebox';
import { contactOrigins, contactOutcomes, longestNote } from './values';

const closed = { additionalProperties: false } as const;
const Nullable = <T extends TSchema>(schema: T) => Type.Union([schema, Type.Null()]);
const Instant = Type.String();
const Uuid = Type.String({ format: 'uuid' });
const Origin = Type.Union(contactOrigins.map((origin) => Type.Literal(origin)));
const Outcome = Type.Union(contactOutcomes.map((outcome) => Type.Literal(outcome)));
const Language = Type.Union([Type.Literal('en'), Type.Literal('de'), Type.Literal('es')]);
const Note = Type.Optional(Type.String({ maxLength: longestNote }));

export const ContactRequestInput = Type.Object(
  { origin: Origin, language: Language },
  { ...closed, $id: 'SafetyContactRequestInput' },
);
export type ContactRequestInput = Static<typeof ContactRequestInput>;

/** When the team answers; the days run from `first` to `last`, Monday is 1. */
const Staffing = Type.Object(
  {
    spans: Type.Array(
      Type.Object({ first: Type.Integer(), last: Type.Integer(), from: Type.String(), to: Type.String() }, closed),
    ),
    zone: Type.String(),
    /** When somebody is there next; null: now. */
    opensAt: Nullable(Instant),
  },
  closed,
);
export type Staffing = Static<typeof Staffing>;

/** What the person sees of their own request: the open one, or the last one that was closed within a week. */
export const OwnContactRequest = Type.Object(
  {
    /** Null: nobody is promised to answer in time. */
    staffing: Nullable(Staffing),
    request: Nullable(
      Type.Object(
        { id: Uuid, requestedAt: Instant, acknowledgedAt: Nullable(Instant), closedAt: Nullable(Instant) },
        closed,
      ),
    ),
  },
  { ...closed, $id: 'OwnSafetyContactRequest' },
);
export type OwnContactRequest = Static<typeof OwnContactRequest>;

const Staff = Type.Object({ id: Uuid, name: Type.String() }, closed);

const row = {
  id: Uuid,
  origin: Origin,
  language: Language,
  requestedAt: Instant,
  dueAt: Instant,
  acknowledgedAt: Nullable(Instant),
  /** Null: nobody, or somebody whose account is gone. */
  acknowledgedBy: Nullable(Staff),
  closedAt: Nullable(Instant),
  withdrawnAt: Nullable(Instant),
};

/** A request in the list: nothing in it says who it is from. */
export const ContactRequestRow = Type.Object(row, { ...closed, $id: 'SafetyContactRequestRow' });
export type ContactRequestRow = Static<typeof ContactRequestRow>;
export const ContactRequestRows = Type.Array(ContactRequestRow);

export const ContactRequestQuery = Type.Object(
  {
    state: Type.Union([Type.Literal('open'), Type.Literal('closed')]),
    /** Of closed ones: the place after which the page begins. */
    before: Type.Optional(Type.String({ format: 'date-time' })),
    beforeId: Type.Optional(Uuid),
  },
  closed,
);

const ContactStep = Type.Object(
  {
    id: Uuid,
    kind: Type.Union([Outcome, Type.Literal('acknowledged'), Type.Literal('taken-over'), Type.Literal('closed')]),
    by: Nullable(Type.String()),
    note: Nullable(Type.String()),
    at: Instant,
  },
  closed,
);

/** A request with who asks: reading it is an access that the audit log keeps. */
export const ContactRequestView = Type.Object(
  {
    ...row,
    person: Type.Object(
      {
        name: Type.String(),
        /** Null: the account is suspended, so no mail may go there. */
        email: Nullable(Type.String()),
      },
      closed,
    ),
    steps: Type.Array(ContactStep),
  },
  { ...closed, $id: 'SafetyContactRequestView' },
);
export type ContactRequestView = Static<typeof ContactRequestView>;

export const ContactRequestCounts = Type.Object(
  {
    /** Taken on by nobody yet, and those of them that are past due. */
    waiting: Type.Integer(),
    overdue: Type.Integer(),
    /** Taken on, but not closed. */
    inProgress: Type.Integer(),
    /** When the one that waits longest came. */
    waitingSince: Nullable(Instant),
  },
  { ...closed, $id: 'SafetyContactRequestCounts' },
);
export type ContactRequestCounts = Static<typeof ContactRequestCounts>;

/** `insteadOf`: who has it on the page of who presses; null when nobody has. Somebody else meanwhile: 409. */
export const AcknowledgeInput = Type.Object(
  { insteadOf: Nullable(Uuid) },
  { ...closed, $id: 'SafetyContactAcknowledgeInput' },
);
export const ContactStepInput = Type.Object(
  { kind: Outcome, note: Note },
  { ...closed, $id: 'SafetyContactStepInput' },
);
export type ContactStepInput = Static<typeof ContactStepInput>;
export const CloseInput = Type.Object({ note: Note }, { ...closed, $id: 'SafetyContactCloseInput' });

export type ContactRequestQuery = Static<typeof ContactRequestQuery>;

/** Whether help waits to be shown to the person. */
export const HelpOffer = Type.Object({ offered: Type.Boolean() }, { ...closed, $id: 'SafetyHelpOffer' });
export type HelpOffer = Static<typeof HelpOffer>;
