import { type Static, Type } from '@sinclair/typebox';
import { listPlace } from '#core/contract/list';
import { Availability, PractitionerView } from './practitioner';

const strict = { additionalProperties: false } as const;

/** One practitioner for the team: the public record, how much room there is, and when they can be called. */
export const TeamPractitioner = Type.Object(
  {
    ...PractitionerView.properties,
    frameworks: Type.Array(Type.String()),
    /** False for an invented profile that nobody answers for. */
    account: Type.Boolean(),
    /** The record of whoever asks. */
    own: Type.Boolean(),
    /** Accepted clients, unanswered requests, and most clients at a time (null for no limit). */
    clients: Type.Integer(),
    requests: Type.Integer(),
    capacity: Type.Union([Type.Integer(), Type.Null()]),
    /** The next free introduction call within fourteen days, as an instant; null when there is none. */
    nextFree: Type.Union([Type.String(), Type.Null()]),
    /** False when no hours were entered. */
    hoursKnown: Type.Boolean(),
  },
  { ...strict, $id: 'TeamPractitioner' },
);
export type TeamPractitioner = Static<typeof TeamPractitioner>;
export const TeamPractitionerList = Type.Array(TeamPractitioner);

/** `q` is looked for in names, approaches, specializations, schools and languages; `room` leaves those who can take a client. */
const filters = {
  q: Type.Optional(Type.String({ maxLength: 80 })),
  state: Type.Optional(Availability),
  room: Type.Optional(Type.Literal('yes')),
  /** `clients`: who accompanies the fewest comes first. */
  sort: Type.Optional(Type.Union([Type.Literal('name'), Type.Literal('clients')])),
};
export const TeamPractitionerFilters = Type.Object(filters, strict);
export const TeamPractitionerQuery = Type.Object({ ...filters, ...listPlace }, strict);
export type TeamPractitionerQuery = Static<typeof TeamPractitionerQuery>;
