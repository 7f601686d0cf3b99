import { type Static, Type } from '@sinclair/typebox';

const strict = { additionalProperties: false } as const;
const orNull = <T extends Parameters<typeof Type.Union>[0][number]>(schema: T) => Type.Union([schema, Type.Null()]);

const supervisionStates = ['asked', 'agreed', 'declined', 'ended'] as const;
export type SupervisionState = (typeof supervisionStates)[number];

/** Whom a practitioner wants to be supervised by. */
export const SupervisionInput = Type.Object(
  { email: Type.String({ format: 'email', maxLength: 254 }) },
  { ...strict, $id: 'SupervisionInput' },
);
export const SupervisionAnswer = Type.Object({ agree: Type.Boolean() }, { ...strict, $id: 'SupervisionAnswer' });

/** Supervision of the work with one client, as the three see it. */
export const SupervisionView = Type.Object(
  {
    id: Type.String({ format: 'uuid' }),
    state: Type.Union(supervisionStates.map((state) => Type.Literal(state))),
    practitionerName: Type.String(),
    supervisorName: Type.String(),
    /** As calendars call the client; null for somebody who left. */
    initials: orNull(Type.String()),
    askedAt: Type.String(),
    answeredAt: orNull(Type.String()),
    /** When the supervisor read the notes last. */
    lastReadAt: orNull(Type.String()),
  },
  { ...strict, $id: 'Supervision' },
);
export type SupervisionView = Static<typeof SupervisionView>;
export const SupervisionList = Type.Array(SupervisionView);
