import { type Static, Type } from '@sinclair/typebox';
import { type Answers, DraftAnswers } from './answers';
import { groups } from './fields';
import { ChartPreview, chartObstacles, JourneyTypeName } from './intake';
import { intakeSorts, intakeStates } from './values';

const closed = { additionalProperties: false } as const;
const Id = Type.String({ format: 'uuid' });
const Instant = Type.String({ format: 'date-time' });
const OrNull = Type.Union([Instant, Type.Null()]);

const State = Type.Union(intakeStates.map((one) => Type.Literal(one)));

/** Pages of the list; `after` comes from the `Link` of the page before. */
export const IntakeQuery = Type.Object(
  {
    /** Part of a name, an address or a reference. */
    q: Type.Optional(Type.String({ minLength: 1, maxLength: 100 })),
    state: Type.Optional(State),
    path: Type.Optional(JourneyTypeName),
    /** True: only those whose next promise is late. */
    overdue: Type.Optional(Type.Boolean()),
    /** Given to the caller, or to nobody. */
    assigned: Type.Optional(Type.Union([Type.Literal('me'), Type.Literal('none')])),
    sort: Type.Optional(Type.Union(intakeSorts.map((one) => Type.Literal(one)))),
    limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 100 })),
    after: Type.Optional(Type.String({ minLength: 1, maxLength: 700 })),
  },
  closed,
);
export type IntakeQuery = Static<typeof IntakeQuery>;

/** A member of staff. */
export const StaffName = Type.Object({ id: Id, name: Type.String() }, { ...closed, $id: 'IntakeStaffName' });
export type StaffName = Static<typeof StaffName>;
const StaffOrNone = Type.Union([StaffName, Type.Null()]);

const card = {
  id: Id,
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
  /** When the next promise falls due; null once all are kept. */
  dueAt: OrNull,
  /** The next promise is late. */
  overdue: Type.Boolean(),
  assignedTo: StaffOrNone,
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

/** Figures above the list; filters do not change them. */
export const IntakeCounts = Type.Object(
  {
    total: Type.Integer(),
    received: Type.Integer(),
    contacted: Type.Integer(),
    planned: Type.Integer(),
    overdue: Type.Integer(),
    /** Not planned yet. */
    waiting: Type.Integer(),
    /** When the next of all promises falls due; null when nothing waits. */
    nextDueAt: OrNull,
  },
  { ...closed, $id: 'IntakeCounts' },
);
export type IntakeCounts = Static<typeof IntakeCounts>;

/** What can have happened to an intake; `opened` is its first reading, `sealed-read` one of closed answers. */
const intakeEvents = ['received', 'moved', 'assigned', 'note', 'opened', 'sealed-read'] as const;
export type IntakeEvent = (typeof intakeEvents)[number];

const HistoryEntry = Type.Object(
  {
    kind: Type.Union(intakeEvents.map((one) => Type.Literal(one))),
    /** States of a move. */
    from: Type.Union([State, Type.Null()]),
    to: Type.Union([State, Type.Null()]),
    /** Who has it after an assignment; null when it was given back. */
    assignee: Type.Union([Type.String(), Type.Null()]),
    at: Instant,
    by: Type.Union([Type.String(), Type.Null()]),
  },
  { ...closed, $id: 'IntakeHistoryEntry' },
);
export type IntakeHistoryEntry = Static<typeof HistoryEntry>;

/** A note of the team. The sender does not see it in the product, and gets it with all data about them. */
export const IntakeNote = Type.Object(
  { id: Id, author: Type.String(), text: Type.String(), createdAt: Instant },
  { ...closed, $id: 'IntakeNote' },
);
export type IntakeNote = Static<typeof IntakeNote>;

/** Text over several lines, without controls. */
const manyLines = '^[^\\u0000-\\u0008\\u000b\\u000c\\u000e-\\u001f\\u007f-\\u009f]*$';
export const IntakeNoteInput = Type.Object(
  {
    text: Type.String({
      minLength: 1,
      maxLength: 5000,
      pattern: manyLines,
      message: 'Write between 1 and 5,000 characters, without control characters.',
    }),
  },
  { ...closed, $id: 'IntakeNoteInput' },
);

const SealedGroup = Type.Union([Type.Literal('medical'), Type.Literal('trauma')]);

/** One intake as staff reads it. Answers of a sealed group are absent, and `sealed` names the group. */
export const IntakeDetail = Type.Object(
  {
    ...card,
    userId: Type.Union([Id, Type.Null()]),
    /** The same where it is a client's account, to whom the team can write; null else. */
    clientId: Type.Union([Id, Type.Null()]),
    /** What the form said otherwise than the built-in one, by keys of the catalogue. */
    words: Type.Record(Type.String(), Type.String()),
    answers: Type.Unsafe<Answers>(DraftAnswers),
    /** Answers to questions that staff added, as these were worded; of sealed groups none. */
    added: Type.Array(
      Type.Object(
        {
          name: Type.String(),
          group: Type.Union(groups.map((one) => Type.Literal(one))),
          question: Type.String(),
          text: Type.String(),
        },
        closed,
      ),
    ),
    sealed: Type.Array(SealedGroup),
    /** Groups in which something was written, open or not. */
    held: Type.Array(SealedGroup),
    /** False: the sender was not asked, so nobody of the team may read those answers. */
    consentSensitive: Type.Boolean(),
    chart: Type.Union([ChartPreview, Type.Null()]),
    chartMissing: Type.Union([...chartObstacles.map((one) => Type.Literal(one)), Type.Null()]),
    /** Who can be given it. */
    staff: Type.Array(StaffName),
    notes: Type.Array(IntakeNote),
    /** Oldest first. */
    history: Type.Array(HistoryEntry),
  },
  { ...closed, $id: 'IntakeDetail' },
);
export type IntakeDetail = Static<typeof IntakeDetail>;

/** Moves an intake on, or back where somebody pressed too early; gives it to a member of staff, or (null) back to all. */
export const IntakeChange = Type.Object(
  { status: Type.Optional(State), assignedTo: Type.Optional(Type.Union([Id, Type.Null()])) },
  { ...closed, minProperties: 1, $id: 'IntakeChange' },
);
export type IntakeChange = Static<typeof IntakeChange>;
