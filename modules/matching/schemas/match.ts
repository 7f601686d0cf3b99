import { type Static, Type } from '@sinclair/typebox';
import { MatchPart } from '#modules/match-scoring/public-server';
import { DeclineReason, MatchStatus } from './match-status';
import { PractitionerView } from './practitioner';

export type { MatchPart } from '#modules/match-scoring/public-server';

const strict = { additionalProperties: false } as const;

/** A match as the client sees it. `compatibilityScore` is a numeric string, 0 to 100 with two decimals. */
export const MatchView = Type.Object(
  {
    id: Type.String({ format: 'uuid' }),
    practitionerId: Type.String({ format: 'uuid' }),
    compatibilityScore: Type.String({ pattern: '^\\d{1,3}\\.\\d{2}$' }),
    reasons: Type.Array(Type.String()),
    status: MatchStatus,
    /** Why the practitioner declined, if that was said. */
    declineReason: Type.Union([DeclineReason, Type.Null()]),
    /** Statuses the client may set now. `requested` is missing where the practitioner could not answer or offers no times. */
    can: Type.Array(MatchStatus),
    version: Type.Integer(),
    updatedAt: Type.String(),
    parts: Type.Array(MatchPart),
    practitioner: Type.Union([PractitionerView, Type.Null()]),
  },
  { ...strict, $id: 'MatchView' },
);
export type MatchView = Static<typeof MatchView>;
export const MatchList = Type.Array(MatchView);

/** A run of the matching. */
export const MatchingJobView = Type.Object(
  {
    jobId: Type.String({ format: 'uuid' }),
    status: Type.Union([Type.Literal('queued'), Type.Literal('running'), Type.Literal('done'), Type.Literal('failed')]),
    stage: Type.String(),
    failure: Type.Union([Type.String(), Type.Null()]),
  },
  { ...strict, $id: 'MatchingJobView' },
);
export type MatchingJobView = Static<typeof MatchingJobView>;

/** `POST /api/matching/preview`: ideas for what is being written; nothing is stored. */
export const PreviewInput = Type.Object(
  { text: Type.String({ minLength: 50, maxLength: 50_000 }) },
  { ...strict, $id: 'MatchingPreviewInput' },
);
export const PreviewView = Type.Object(
  {
    ideas: Type.Array(
      Type.Object(
        {
          practitioner: PractitionerView,
          specialization: Type.String(),
          /** The client's own sentence that points to this person; null where only the whole text does. */
          because: Type.Union([Type.String(), Type.Null()]),
          /** 0 to 100. */
          closeness: Type.Integer({ minimum: 0, maximum: 100 }),
        },
        strict,
      ),
    ),
    /** How many meet the client's filters; null where none is set. */
    among: Type.Union([Type.Integer({ minimum: 0 }), Type.Null()]),
  },
  { ...strict, $id: 'MatchingPreviewView' },
);
export type PreviewView = Static<typeof PreviewView>;

/** What the matching needs, where the last run stands, and whether its result is older than its sources. */
export const MatchingState = Type.Object(
  {
    checklist: Type.Object({ profile: Type.Boolean(), responses: Type.Integer({ minimum: 0 }) }, strict),
    job: Type.Union([MatchingJobView, Type.Null()]),
    ranAt: Type.Union([Type.String(), Type.Null()]),
    outOfDate: Type.Boolean(),
    clientName: Type.String(),
    humanDesignType: Type.Union([Type.String(), Type.Null()]),
  },
  { ...strict, $id: 'MatchingState' },
);
export type MatchingState = Static<typeof MatchingState>;
