import { type Static, Type } from '@sinclair/typebox';
import { Criterion } from '#modules/match-scoring/public-server';

/**
 * Where a match stands. `suggested`: found by a run, known to the client alone. `requested`: the client asked for an introduction;
 * the practitioner sees the de-identified brief. `accepted`: both know each other, consents take effect. `declined` by the
 * practitioner. `ended` by either side; its consent is revoked.
 */
export const MatchStatus = Type.Union([
  Type.Literal('suggested'),
  Type.Literal('requested'),
  Type.Literal('accepted'),
  Type.Literal('declined'),
  Type.Literal('ended'),
]);
export type MatchStatus = Static<typeof MatchStatus>;

const GivenReason = Type.Union([
  Type.Literal('no-capacity'),
  Type.Literal('not-my-field'),
  Type.Literal('language'),
  Type.Literal('time-zone'),
  Type.Literal('other'),
]);
/** Why a practitioner declines. */
export type GivenReason = Static<typeof GivenReason>;
/** Why a request was declined, for the client to see; `no-answer`: two working days passed without one. */
export const DeclineReason = Type.Union([...GivenReason.anyOf, Type.Literal('no-answer')]);
export type DeclineReason = Static<typeof DeclineReason>;

/** Languages a client may ask to be answered in. */
export const BriefLanguage = Type.Union([Type.Literal('en'), Type.Literal('de'), Type.Literal('es')]);

/** What a client says next to the request: both optional, both shown in the brief. `zone` is an IANA name; only its offset is kept. */
export const BriefWishes = Type.Object(
  { language: Type.Optional(BriefLanguage), zone: Type.Optional(Type.String({ minLength: 1, maxLength: 64 })) },
  { additionalProperties: false, $id: 'BriefWishes' },
);
export type BriefWishes = Static<typeof BriefWishes>;

/**
 * `PATCH /api/matches/{id}` with If-Match. Client: `requested` (with `brief`), `suggested` (takes the request back), `ended`.
 * Practitioner: `accepted`, `declined` (with an optional `reason`), `ended`. `can` of a match lists what is possible now.
 */
export const MatchChange = Type.Object(
  {
    status: MatchStatus,
    reason: Type.Optional(GivenReason),
    brief: Type.Optional(BriefWishes),
    /** With `requested`: the request goes to the next match, with such a brief, when nobody answers it in two working days. */
    passOn: Type.Optional(Type.Boolean()),
  },
  { additionalProperties: false, $id: 'MatchChange' },
);
export type MatchChange = Static<typeof MatchChange>;

/** What one criterion earned, with names that the practitioner publishes; nothing of the client's is in it. */
const BriefReason = Type.Object(
  {
    criterion: Criterion,
    /** Of `weight`. */
    points: Type.Number(),
    weight: Type.Number(),
    /** Names of the practitioner's own record; none for the chart, of which only the type is named. */
    about: Type.Array(Type.String()),
  },
  { additionalProperties: false },
);
export type BriefReason = Static<typeof BriefReason>;

/**
 * All that a practitioner learns before accepting, and exactly what the client saw before sending (`GET /api/matches/{id}/brief`,
 * same `language` and `zone` in the query): no name, no initials, no quote.
 */
export const MatchBrief = Type.Object(
  {
    /** Names of specializations and schools that the match's reasons speak of, at most six. */
    themes: Type.Array(Type.String()),
    /** Human Design type; null without a profile or a birth time. */
    designType: Type.Union([Type.String(), Type.Null()]),
    language: Type.Union([BriefLanguage, Type.Null()]),
    /** Offset of the client's clock from UTC, such as `+02:00`. */
    utcOffset: Type.Union([Type.String(), Type.Null()]),
    /** Why the two were brought together, without the answers behind it. Empty in briefs of older requests. */
    reasons: Type.Array(BriefReason),
  },
  { additionalProperties: false, $id: 'MatchBrief' },
);
export type MatchBrief = Static<typeof MatchBrief>;

/** One open request on the practitioner's list (`GET /api/practitioners/me/requests`, newest first). */
export const MatchRequest = Type.Object(
  {
    matchId: Type.String({ format: 'uuid' }),
    version: Type.Integer(),
    requestedAt: Type.String(),
    /** Two working days later on the practitioner's clock; without an answer the request then ends. */
    answerBy: Type.String(),
    compatibilityScore: Type.String(),
    brief: MatchBrief,
    /** True of the invented clients of a development start. */
    sample: Type.Boolean(),
  },
  { additionalProperties: false, $id: 'MatchRequest' },
);
export type MatchRequest = Static<typeof MatchRequest>;
export const MatchRequestList = Type.Array(MatchRequest);

/** A match as anybody but its client sees it; reasons quote answers and come only with consent to what they speak of. */
export const MatchForOthers = Type.Object(
  {
    id: Type.String({ format: 'uuid' }),
    compatibilityScore: Type.String(),
    status: MatchStatus,
    version: Type.Integer(),
    updatedAt: Type.String(),
    /** Absent for admins. */
    reasons: Type.Optional(Type.Array(Type.String())),
    can: Type.Array(MatchStatus),
  },
  { additionalProperties: false, $id: 'MatchForOthers' },
);
export type MatchForOthers = Static<typeof MatchForOthers>;
