import { type Static, Type } from '@sinclair/typebox';
import { MatchingJobView } from './match';

/** What the matching needs, where the last run stands, and whether its result is older than its sources. */
export const MatchingState = Type.Object(
  {
    checklist: Type.Object(
      { profile: Type.Boolean(), responses: Type.Integer({ minimum: 0 }) },
      { additionalProperties: false },
    ),
    job: Type.Union([MatchingJobView, Type.Null()]),
    ranAt: Type.Union([Type.String(), Type.Null()]),
    outOfDate: Type.Boolean(),
    clientName: Type.String(),
    humanDesignType: Type.Union([Type.String(), Type.Null()]),
  },
  { additionalProperties: false, $id: 'MatchingState' },
);
export type MatchingState = Static<typeof MatchingState>;
