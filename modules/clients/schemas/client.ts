import { type Static, Type } from '@sinclair/typebox';
import { listPlace } from '#core/contract/list';
import { phases } from './values';

const closed = { additionalProperties: false } as const;
const Uuid = Type.String({ format: 'uuid' });
const Count = Type.Integer({ minimum: 0 });

const PhaseName = Type.Union(phases.map((one) => Type.Literal(one)));

/** A phase that is one step away. */
const PhaseStep = Type.Object(
  {
    phase: PhaseName,
    /** What is missing for it, one sentence each; empty when it can be set now. */
    unmet: Type.Array(Type.String()),
  },
  closed,
);

/** Where one client stands; never a word of an answer. */
export const ClientStanding = Type.Object(
  {
    clientId: Uuid,
    phase: PhaseName,
    /** False while nobody set it: it then follows from what the client has done. */
    phaseSet: Type.Boolean(),
    /** For `If-Match`; 0 while nobody set it. */
    version: Count,
    /** Distinct Labors answered, of twelve. */
    laborProgress: Type.Integer({ minimum: 0, maximum: 12 }),
    steps: Type.Array(PhaseStep),
  },
  { ...closed, $id: 'ClientStanding' },
);
export type ClientStanding = Static<typeof ClientStanding>;

/** One line of the list of clients. */
export const TeamClient = Type.Object(
  {
    /** One of a kind in the list; the cursor of the page after it. */
    key: Uuid,
    /** First name and an initial for admins; for practitioners the name if `contact` is open to them, else initials. */
    name: Type.String(),
    /** Null for a practitioner to whom nothing is open. */
    standing: Type.Union([ClientStanding, Type.Null()]),
    assignedPractitioner: Type.Union([Type.String(), Type.Null()]),
    suspended: Type.Boolean(),
    /** Invented for a demonstration. */
    sample: Type.Boolean(),
  },
  { ...closed, $id: 'TeamClient' },
);
export type TeamClient = Static<typeof TeamClient>;
export const TeamClientList = Type.Array(TeamClient);

const filters = {
  phase: Type.Optional(PhaseName),
  /** Part of a name, as far as it is shown. */
  q: Type.Optional(Type.String({ maxLength: 80 })),
  /** Whether a practitioner has accepted the client. */
  assigned: Type.Optional(Type.Union([Type.Literal('yes'), Type.Literal('no')])),
};
export const TeamClientFilter = Type.Object(filters, closed);
export type TeamClientFilter = Static<typeof TeamClientFilter>;

const sort = Type.Optional(Type.Union([Type.Literal('newest'), Type.Literal('name'), Type.Literal('progress')]));
export const TeamClientQuery = Type.Object({ ...filters, sort, ...listPlace }, closed);
export const TeamClientFileQuery = Type.Object({ ...filters, sort }, closed);
export type TeamClientQuery = Static<typeof TeamClientQuery>;

export const TeamClientParams = Type.Object({ ownerId: Uuid }, closed);

const ByPhase = Type.Object(
  { intake: Count, assessment: Count, matching: Count, experience: Count, aftercare: Count },
  closed,
);
/** Clients by phase as the filters leave them; `closed`: of a practitioner's clients those whose phase is not open. */
export const ClientCounts = Type.Object({ byPhase: ByPhase, closed: Count }, { ...closed, $id: 'ClientCounts' });
export type ClientCounts = Static<typeof ClientCounts>;

const PhaseStepView = Type.Object(
  {
    at: Type.String(),
    from: PhaseName,
    to: PhaseName,
    /** Null when the person who set it has left. */
    by: Type.Union([Type.String(), Type.Null()]),
  },
  closed,
);
export type PhaseStepView = Static<typeof PhaseStepView>;

/** One client for staff: never a word of an answer. */
export const ClientDetail = Type.Object(
  {
    name: Type.String(),
    suspended: Type.Boolean(),
    /** Invented for a demonstration. */
    sample: Type.Boolean(),
    standing: ClientStanding,
    /** Who accepted the client; a practitioner finds the own name only. */
    practitioners: Type.Array(Type.String()),
    /** What is open to this practitioner; it is read in the room of the match, where each reading is logged. Null for admins. */
    opened: Type.Union([Type.Object({ matchId: Uuid, segments: Type.Array(Type.String()) }, closed), Type.Null()]),
    /** Newest first, at most fifty. */
    history: Type.Array(PhaseStepView),
  },
  { ...closed, $id: 'ClientDetail' },
);
export type ClientDetail = Static<typeof ClientDetail>;

/** Sets the phase one step on or back. */
export const PhaseChange = Type.Object({ phase: PhaseName }, { ...closed, $id: 'PhaseChange' });
export type PhaseChange = Static<typeof PhaseChange>;
