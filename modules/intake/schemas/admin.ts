import { type Static, Type } from '@sinclair/typebox';
import { type Answers, DraftAnswers } from './answers';
import { JourneyTypeName } from './intake';

const closed = { additionalProperties: false } as const;
const Instant = Type.String({ format: 'date-time' });
const OrNull = Type.Union([Instant, Type.Null()]);

/** Where the team stands with an intake, in order; the last is the end. */
export const intakeStates = ['received', 'contacted', 'planned'] as const;
export type IntakeState = (typeof intakeStates)[number];
const State = Type.Union(intakeStates.map((one) => Type.Literal(one)));

/** Pages of the list, newest first; `before` and `beforeId` come from the `Link` of the page before. */
export const IntakeQuery = Type.Object(
  {
    state: Type.Optional(State),
    path: Type.Optional(JourneyTypeName),
    /** True: only those whose next promise is late. */
    overdue: Type.Optional(Type.Boolean()),
    limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 100 })),
    before: Type.Optional(Instant),
    beforeId: Type.Optional(Type.String({ format: 'uuid' })),
  },
  closed,
);
export type IntakeQuery = Static<typeof IntakeQuery>;

const card = {
  id: Type.String({ format: 'uuid' }),
  reference: Type.String(),
  firstName: Type.String(),
  lastName: Type.String(),
  email: Type.String(),
  journeyType: JourneyTypeName,
  state: State,
  submittedAt: Instant,
  contactDueAt: Instant,
  planDueAt: Instant,
  contactedAt: OrNull,
  plannedAt: OrNull,
  /** The next promise is late. */
  overdue: Type.Boolean(),
  /** Bound to an account. */
  claimed: Type.Boolean(),
  /** Invented, for a development start. */
  sample: Type.Boolean(),
  version: Type.Integer({ minimum: 1 }),
};

/** One line of the list. */
export const IntakeCard = Type.Object(card, { ...closed, $id: 'IntakeCard' });
export type IntakeCard = Static<typeof IntakeCard>;
export const IntakeList = Type.Array(IntakeCard);

/** One intake as staff reads it. Answers of a sealed group are absent, and `sealed` names the group. */
export const IntakeDetail = Type.Object(
  {
    ...card,
    userId: Type.Union([Type.String({ format: 'uuid' }), Type.Null()]),
    answers: Type.Unsafe<Answers>(DraftAnswers),
    sealed: Type.Array(Type.Union([Type.Literal('medical'), Type.Literal('trauma')])),
    /** False: the sender was not asked, so nobody of the team may read those answers. */
    consentSensitive: Type.Boolean(),
    history: Type.Array(
      Type.Object({ from: State, to: State, at: Instant, by: Type.Union([Type.String(), Type.Null()]) }, closed),
    ),
  },
  { ...closed, $id: 'IntakeDetail' },
);
export type IntakeDetail = Static<typeof IntakeDetail>;

/** Moves an intake on, or back where somebody pressed too early. */
export const IntakeChange = Type.Object({ status: State }, { ...closed, $id: 'IntakeChange' });
export type IntakeChange = Static<typeof IntakeChange>;

export const IntakeParams = Type.Object({ id: Type.String({ format: 'uuid' }) }, closed);
