import { type Static, Type } from '@sinclair/typebox';

const closed = { additionalProperties: false } as const;
const Count = Type.Integer({ minimum: 0 });
const ByPhase = Type.Object(
  { intake: Count, assessment: Count, matching: Count, experience: Count, aftercare: Count },
  closed,
);

/** What waits for this member of the team, in counts. */
export const TeamOverview = Type.Object(
  {
    /** `all`: the whole product, for admins. `own`: a practitioner's matched clients and requests. */
    scope: Type.Union([Type.Literal('all'), Type.Literal('own')]),
    clients: Type.Object(
      {
        total: Count,
        /** Of a practitioner’s clients only those who opened something to them; the sum may be less than the total. */
        byPhase: ByPhase,
      },
      closed,
    ),
    /** Questionnaires the team has not planned for yet; null for practitioners, who do not work on them. */
    intakes: Type.Union([Type.Object({ due: Count, overdue: Count }, closed), Type.Null()]),
    /** Clients' requests that no practitioner has answered; own ones for a practitioner. */
    openRequests: Count,
  },
  { ...closed, $id: 'TeamOverview' },
);
export type TeamOverview = Static<typeof TeamOverview>;
