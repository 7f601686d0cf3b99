import { type Static, Type } from '@sinclair/typebox';
import { MatchStatus, PractitionerView } from '#modules/matching/public-server';
import { SegmentKey, SegmentKeys, SegmentState } from './segment';

const strict = { additionalProperties: false } as const;
const Id = Type.String({ format: 'uuid' });
const Instant = Type.String({ format: 'date-time', maxLength: 40 });
const Maybe = Type.Union([Type.String(), Type.Null()]);

/** `POST /api/consents`: opens segments to the practitioner of one match. Without `startsAt` at once, without `expiresAt` until revoked. */
export const ConsentInput = Type.Object(
  {
    matchId: Id,
    segments: SegmentKeys,
    startsAt: Type.Optional(Instant),
    expiresAt: Type.Optional(Type.Union([Instant, Type.Null()])),
  },
  { ...strict, $id: 'ConsentInput' },
);
export type ConsentInput = Static<typeof ConsentInput>;

/** `PATCH /api/consents/{id}` with If-Match; `segments` replaces the whole list. To share nothing, DELETE it. */
export const ConsentChange = Type.Object(
  {
    segments: Type.Optional(SegmentKeys),
    startsAt: Type.Optional(Instant),
    expiresAt: Type.Optional(Type.Union([Instant, Type.Null()])),
  },
  { ...strict, minProperties: 1, $id: 'ConsentChange' },
);
export type ConsentChange = Static<typeof ConsentChange>;

/** A consent; `state` is what counts now. It opens something only while `live` and the match is accepted. */
export const ConsentView = Type.Object(
  {
    id: Id,
    matchId: Id,
    segments: Type.Array(SegmentKey),
    startsAt: Type.String(),
    expiresAt: Maybe,
    state: Type.Union([
      Type.Literal('live'),
      Type.Literal('scheduled'),
      Type.Literal('expired'),
      Type.Literal('revoked'),
    ]),
    version: Type.Integer(),
    updatedAt: Type.String(),
  },
  { ...strict, $id: 'ConsentView' },
);
export type ConsentView = Static<typeof ConsentView>;

/** One step in a consent's life, newest first (`GET /api/consents/{id}/history`). */
export const ConsentHistory = Type.Array(
  Type.Object(
    {
      at: Type.String(),
      action: Type.Union([
        Type.Literal('granted'),
        Type.Literal('changed'),
        Type.Literal('revoked'),
        Type.Literal('expired'),
      ]),
      segments: Type.Array(SegmentKey),
      startsAt: Type.String(),
      expiresAt: Maybe,
      version: Type.Integer(),
    },
    strict,
  ),
);
export type ConsentHistory = Static<typeof ConsentHistory>;

/** Why a practitioner asks. */
export const RequestReason = Type.Union([
  Type.Literal('prepare-session'),
  Type.Literal('understand-context'),
  Type.Literal('follow-up'),
  Type.Literal('other'),
]);

/** `POST /api/consents/requests`: a practitioner asks for segments of an accepted match; asking again replaces the open request. */
export const ConsentRequestInput = Type.Object(
  {
    matchId: Id,
    segments: SegmentKeys,
    reason: RequestReason,
    /** One sentence for the client to read. */
    note: Type.Optional(Type.String({ minLength: 1, maxLength: 280 })),
  },
  { ...strict, $id: 'ConsentRequestInput' },
);
export type ConsentRequestInput = Static<typeof ConsentRequestInput>;

/** The answer to asking: what was asked, nothing of the client. */
export const ConsentRequestReceipt = Type.Object(
  { id: Id, matchId: Id, segments: Type.Array(SegmentKey), reason: RequestReason, createdAt: Type.String() },
  { ...strict, $id: 'ConsentRequestReceipt' },
);
export type ConsentRequestReceipt = Static<typeof ConsentRequestReceipt>;

/** An open request as its client sees it. A consent that holds all its segments answers it; DELETE dismisses it. */
export const ConsentRequestView = Type.Object(
  {
    id: Id,
    matchId: Id,
    segments: Type.Array(SegmentKey),
    reason: RequestReason,
    note: Maybe,
    createdAt: Type.String(),
  },
  { ...strict, $id: 'ConsentRequestView' },
);
export type ConsentRequestView = Static<typeof ConsentRequestView>;

/** One row of the client's grid: a practitioner who was asked or has accepted. */
export const ConsentRow = Type.Object(
  {
    matchId: Id,
    matchStatus: MatchStatus,
    /** ETag of the match, for `PATCH /api/matches/{id}`. */
    matchVersion: Type.Integer(),
    practitioner: PractitionerView,
    /** The consent that is not revoked; expired ones stay until a new one is given. */
    consent: Type.Union([ConsentView, Type.Null()]),
    requests: Type.Array(ConsentRequestView),
    /** The newest reading of each segment by this practitioner. */
    lastReads: Type.Array(Type.Object({ segment: SegmentKey, at: Type.String() }, strict)),
  },
  { ...strict, $id: 'ConsentRow' },
);
export type ConsentRow = Static<typeof ConsentRow>;

/** `GET /api/consents/me`: what could be shared, and with whom what is. */
export const ConsentsOverview = Type.Object(
  { clientId: Id, segments: Type.Array(SegmentState), practitioners: Type.Array(ConsentRow) },
  { ...strict, $id: 'ConsentsOverview' },
);
export type ConsentsOverview = Static<typeof ConsentsOverview>;
