import { type Static, Type } from '@sinclair/typebox';

const strict = { additionalProperties: false } as const;

/** Key of a segment: `birth`, `labor:3`, `intake-medical`; see `knownSegments` in modules/records/public.ts. */
export const SegmentKey = Type.String({ minLength: 1, maxLength: 60, pattern: '^[a-z]+(-[a-z]+)*(:[1-9][0-9]?)?$' });

/** Segments a consent or a request names: at least one, none twice. */
export const SegmentKeys = Type.Array(SegmentKey, { minItems: 1, maxItems: 60, uniqueItems: true });

/** Something that could be shared; `filled` is false while there is nothing in it, `withheld` where the client keeps it back from everybody. */
export const SegmentState = Type.Object(
  { key: SegmentKey, filled: Type.Boolean(), withheld: Type.Optional(Type.Literal(true)) },
  strict,
);
export type SegmentState = Static<typeof SegmentState>;

/** What a segment holds: labelled pieces of plain text in reading order. Any segment can be drawn from this. */
export const SegmentContent = Type.Object(
  {
    updatedAt: Type.String(),
    entries: Type.Array(
      Type.Object({ label: Type.String(), text: Type.String(), audioUrl: Type.Optional(Type.String()) }, strict),
    ),
  },
  { ...strict, $id: 'SegmentContent' },
);
export type SegmentContent = Static<typeof SegmentContent>;

/** `GET /api/clients/{ownerId}/segments/{key}`; `content` is null where the segment is empty. */
export const SegmentView = Type.Object(
  { key: SegmentKey, content: Type.Union([SegmentContent, Type.Null()]) },
  { ...strict, $id: 'SegmentView' },
);
export type SegmentView = Static<typeof SegmentView>;

/**
 * `GET /api/clients/{ownerId}/shared`: the approved segments that hold something, other keys absent. A practitioner gets what the
 * own consent opens, and each key is written to the client's access log. The client gets a preview: with `?matchId=` what that
 * practitioner would get now, without it everything that anybody would get. Reading one's own preview is not logged.
 */
export const SharedView = Type.Object(
  { clientId: Type.String({ format: 'uuid' }), segments: Type.Record(SegmentKey, SegmentContent) },
  { ...strict, $id: 'SharedView' },
);
export type SharedView = Static<typeof SharedView>;

/** One reading in the client's access log (`GET /api/access-log/me`, newest first, keyset pages by `Link`). */
export const AccessLogEntry = Type.Object(
  {
    id: Type.String({ format: 'uuid' }),
    at: Type.String(),
    segment: SegmentKey,
    matchId: Type.String({ format: 'uuid' }),
    consentId: Type.String({ format: 'uuid' }),
    practitionerId: Type.String({ format: 'uuid' }),
    /** Null once the practitioner's record was erased. */
    practitionerName: Type.Union([Type.String(), Type.Null()]),
    /** Present when nothing was shown: a consent names the segment, but the client keeps it back. */
    refused: Type.Optional(Type.Literal(true)),
  },
  { ...strict, $id: 'AccessLogEntry' },
);
export type AccessLogEntry = Static<typeof AccessLogEntry>;
export const AccessLog = Type.Array(AccessLogEntry);
