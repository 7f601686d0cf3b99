import { type Static, Type } from '@sinclair/typebox';
import { journeyTypes } from './options';

const closed = { additionalProperties: false } as const;
const nullable = <T extends ReturnType<typeof Type.String> | ReturnType<typeof Type.Integer>>(type: T) =>
  Type.Union([type, Type.Null()]);
const Instant = Type.String({ format: 'date-time' });
export const JourneyTypeName = Type.Union(journeyTypes.map((one) => Type.Literal(one)));

/** What the sender of the form gets back: nothing of what was sent. */
export const IntakeReceipt = Type.Object(
  { id: Type.String({ format: 'uuid' }), reference: Type.String() },
  { ...closed, $id: 'IntakeReceipt' },
);
export type IntakeReceipt = Static<typeof IntakeReceipt>;

/** The secret of the withdraw link: 32 bytes in base64url. */
export const WithdrawIntakeInput = Type.Object({ token: Type.String({ pattern: '^[A-Za-z0-9_-]{43}$' }) }, closed);

/** The secret of the link that shows how far it is. */
export const IntakeStatusInput = Type.Object({ token: Type.String({ pattern: '^[A-Za-z0-9_-]{43}$' }) }, closed);

/** How far a questionnaire is, for whoever holds its link: nothing about the person. */
export const IntakeStatus = Type.Object(
  {
    reference: Type.String(),
    /** `reading`: somebody of the team has opened it. `answered`: the first answer is out; `planned`: the proposal too. */
    state: Type.Union([
      Type.Literal('received'),
      Type.Literal('reading'),
      Type.Literal('answered'),
      Type.Literal('planned'),
    ]),
    submittedAt: Instant,
    contactDueAt: Instant,
    planDueAt: Instant,
    contactedAt: nullable(Instant),
    plannedAt: nullable(Instant),
  },
  { ...closed, $id: 'IntakeStatus' },
);
export type IntakeStatus = Static<typeof IntakeStatus>;

/** What keeping step 2 answers. */
export const BirthProfileReceipt = Type.Object(
  { id: Type.String({ format: 'uuid' }), status: Type.Literal('saved') },
  { ...closed, $id: 'BirthProfileReceipt' },
);
export type BirthProfileReceipt = Static<typeof BirthProfileReceipt>;

/**
 * What the chart lacks: no place was given, or several or none have its name (then what hangs on the place, the rising sign, is
 * null), or the birth data cannot be charted at all.
 */
export const chartObstacles = ['no-place', 'place-ambiguous', 'place-unknown', 'birth-unreadable'] as const;

/** Labels of a chart; those that need the time of birth are null without one. */
export const ChartPreview = Type.Object(
  {
    timeKnown: Type.Boolean(),
    type: nullable(Type.String()),
    strategy: nullable(Type.String()),
    authority: nullable(Type.String()),
    profile: nullable(Type.String()),
    sun: nullable(Type.String()),
    moon: nullable(Type.String()),
    rising: nullable(Type.String()),
    lifePath: nullable(Type.Integer()),
    /** Names of the nine centres, as in `SolarPlexus`; one that the unknown time leaves open is in neither list. */
    definedCenters: Type.Array(Type.String(), { maxItems: 9 }),
    openCenters: Type.Array(Type.String(), { maxItems: 9 }),
    /** Numbers of the gates that are active for sure. */
    gates: Type.Array(Type.Integer({ minimum: 1, maximum: 64 })),
    /** The place as it was understood; null when it is not clear. */
    place: nullable(Type.String()),
  },
  { ...closed, $id: 'IntakeChartPreview' },
);
export type ChartPreview = Static<typeof ChartPreview>;

/** The own intake after it was sent, without any text about health or painful experiences. */
export const IntakeSummary = Type.Object(
  {
    id: Type.String({ format: 'uuid' }),
    reference: Type.String(),
    journeyType: JourneyTypeName,
    firstName: Type.String(),
    lastName: Type.String(),
    /** As it was typed; for the form of an account. Only the sender's browser and the owner's account get this object. */
    email: Type.String(),
    submittedAt: Instant,
    /** First contact within 48 hours. */
    contactDueAt: Instant,
    /** Personalised plan within one week. */
    planDueAt: Instant,
    contactedAt: nullable(Instant),
    plannedAt: nullable(Instant),
    goals: Type.Array(Type.String()),
    timezone: Type.String(),
    chart: Type.Union([ChartPreview, Type.Null()]),
    /** What keeps `chart` from being whole; null when it is. */
    chartMissing: Type.Union([...chartObstacles.map((one) => Type.Literal(one)), Type.Null()]),
    /**
     * `none`: a visitor's, bound to no account; `unproven`: the signed-in person has its address, and it is theirs once that is
     * verified by mail; `other-address`: they have another one; `yours`: bound to the signed-in account.
     */
    account: Type.Union([
      Type.Literal('none'),
      Type.Literal('unproven'),
      Type.Literal('other-address'),
      Type.Literal('yours'),
    ]),
  },
  { ...closed, $id: 'IntakeSummary' },
);
export type IntakeSummary = Static<typeof IntakeSummary>;

/** Birth data of the newest intake of the own account, for the form of the own profile; null without one. */
export const IntakePrefill = Type.Object(
  {
    intakeId: Type.String({ format: 'uuid' }),
    birthDate: Type.String(),
    birthTime: nullable(Type.String()),
    birthTimeUnknown: Type.Boolean(),
    birthLocation: nullable(Type.String()),
    placeId: nullable(Type.String()),
  },
  { ...closed, $id: 'IntakePrefill' },
);
export type IntakePrefill = Static<typeof IntakePrefill>;
