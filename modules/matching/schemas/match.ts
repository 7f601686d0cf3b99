import { type Static, Type } from '@sinclair/typebox';
import { Criterion, DeclineReason, MatchStatus } from './match-status';
import { PractitionerView } from './practitioner';

const strict = { additionalProperties: false } as const;

/** What a reason says, for pages that put it in a person's language; `of` are names of the vocabulary and numbers of Labors. */
export const ReasonWords = Type.Object(
  {
    key: Type.Union([
      /** `of`: the specialization and the practitioner's sentence about it. */
      Type.Literal('specialization'),
      /** The same, and the need that the client confirmed, in English, German and Spanish. */
      Type.Literal('specialization.confirmed'),
      Type.Literal('specialization.none'),
      /** `of`: the framework and the Labor. */
      Type.Literal('frameworks.one'),
      /** `of`: two frameworks and one or two Labors. */
      Type.Literal('frameworks.two'),
      /** `of`: the practitioner's frameworks. */
      Type.Literal('frameworks.none'),
      /** `of`: languages in common. */
      Type.Literal('practicalities.open'),
      Type.Literal('practicalities.waiting'),
      /** `of`: chart themes in common. */
      Type.Literal('profile'),
      Type.Literal('profile.none'),
      Type.Literal('not-compared'),
    ]),
    of: Type.Array(Type.String()),
  },
  strict,
);
export type ReasonWords = Static<typeof ReasonWords>;

/**
 * One criterion of a match, with its weight in percent and what it earned of that: what the client needs (`specialization`), ways of
 * working, practicalities. `profile`, the chart, stands beside the score and is not part of it.
 */
export const MatchPart = Type.Object(
  {
    criterion: Criterion,
    weight: Type.Number(),
    points: Type.Number(),
    /** In English. */
    reason: Type.String(),
    /** Absent in results of older runs. */
    words: Type.Optional(ReasonWords),
    /** The client's own words that carry this part; shown to the client alone. */
    quote: Type.Union([
      Type.Null(),
      Type.Object({ laborNumber: Type.Integer(), laborName: Type.String(), text: Type.String() }, strict),
    ]),
    /** The client keeps this Labor to themselves since: its passage is hidden. Never stored. */
    hiddenLabor: Type.Optional(Type.Integer()),
    /** Labors this part was drawn from; absent in results of older runs. */
    labors: Type.Optional(Type.Array(Type.Integer())),
  },
  strict,
);
export type MatchPart = Static<typeof MatchPart>;

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
export const PreviewView = Type.Array(
  Type.Object(
    {
      practitioner: PractitionerView,
      specialization: Type.String(),
      /** The client's own sentence that points to this person; null where only the whole text does. */
      because: Type.Union([Type.String(), Type.Null()]),
      closeness: Type.Integer({ minimum: 0, maximum: 100 }),
    },
    strict,
  ),
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
