import { type Static, Type } from '@sinclair/typebox';
import { maxResponseLength } from './values';

/** Address of a recording: an id of ours, never fetched by the server. */
export const AudioUrl = Type.String({
  pattern: '^/api/audio/[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$',
  maxLength: 60,
});
/** Whom an answer is for; see `audiences`. */
export const AudienceName = Type.Union([Type.Literal('self'), Type.Literal('reading'), Type.Literal('practitioners')]);
export const LaborNumber = Type.Integer({ minimum: 1, maximum: 12 });

/** What a client sends to save an answer. `laborName` must be the Labor's own name. */
export const LaborResponseInput = Type.Object(
  {
    laborNumber: LaborNumber,
    laborName: Type.String({ minLength: 1, maxLength: 60 }),
    /** Absent: the text stays as it is. */
    textResponse: Type.Optional(Type.String({ maxLength: maxResponseLength })),
    /** As the upload answered it; null takes the recording out, absent leaves it. */
    audioUrl: Type.Optional(Type.Union([AudioUrl, Type.Null()])),
    /** The words of the recording as the person confirmed them. */
    transcription: Type.Optional(Type.String({ maxLength: maxResponseLength })),
    /** Revision of the draft that this save makes an answer of, 0 for none: another stored draft is then reported (412) instead of being dropped. */
    draftRevision: Type.Optional(Type.Integer({ minimum: 0, maximum: 2_000_000_000 })),
    /** Whom a first answer is for, `reading` unless stated. A later save can only keep it back more; `PUT …/audience` opens it. */
    audience: Type.Optional(AudienceName),
  },
  { additionalProperties: false, $id: 'LaborResponseInput' },
);
export type LaborResponseInput = Static<typeof LaborResponseInput>;

export const LaborResponseUpdate = Type.Object(
  { textResponse: Type.String({ minLength: 1, maxLength: maxResponseLength }) },
  { additionalProperties: false, $id: 'LaborResponseUpdate' },
);
export type LaborResponseUpdate = Static<typeof LaborResponseUpdate>;

export const AudienceInput = Type.Object(
  { audience: AudienceName },
  { additionalProperties: false, $id: 'LaborAudienceInput' },
);

/**
 * A Labor is completed by words: typed, or spoken and confirmed. An answer without any, such as a recording that nobody has written
 * down, is kept as `incomplete`; it is in no list of answers and counts towards nothing until it has words.
 */
export const ResponseStatus = Type.Union([
  Type.Literal('saved'),
  Type.Literal('incomplete'),
  Type.Literal('withdrawn'),
]);
export type ResponseStatus = Static<typeof ResponseStatus>;

export const LaborResponseView = Type.Object(
  {
    id: Type.String({ format: 'uuid' }),
    laborNumber: LaborNumber,
    laborName: Type.String(),
    /** '' when the answer was only spoken. */
    textResponse: Type.String(),
    /** Absent when the answer has no recording, and for everybody but its owner. */
    audioUrl: Type.Optional(Type.String()),
    seconds: Type.Optional(Type.Number()),
    /** Confirmed words of a recording; absent when there are none. */
    transcription: Type.Optional(Type.String()),
    status: ResponseStatus,
    version: Type.Integer({ minimum: 1 }),
    words: Type.Integer({ minimum: 0 }),
    /**
     * Only in the reply to saving, and only where the words may speak of danger: 3 help at once, 2 help next to the answer, 1 a quiet line. It is
     * kept nowhere.
     */
    help: Type.Optional(Type.Union([Type.Literal(1), Type.Literal(2), Type.Literal(3)])),
    /** Absent for everybody but its owner. */
    audience: Type.Optional(AudienceName),
    createdAt: Type.String(),
    updatedAt: Type.String(),
    can: Type.Object({ edit: Type.Boolean(), withdraw: Type.Boolean() }, { additionalProperties: false }),
  },
  { additionalProperties: false, $id: 'LaborResponseView' },
);
export type LaborResponseView = Static<typeof LaborResponseView>;
export const LaborResponseList = Type.Array(LaborResponseView);

export const LaborResponseVersionView = Type.Object(
  {
    version: Type.Integer(),
    textResponse: Type.String(),
    audioUrl: Type.Optional(Type.String()),
    seconds: Type.Optional(Type.Number()),
    transcription: Type.Optional(Type.String()),
    words: Type.Integer(),
    savedAt: Type.String(),
  },
  { additionalProperties: false, $id: 'LaborResponseVersionView' },
);
export type LaborResponseVersionView = Static<typeof LaborResponseVersionView>;
export const LaborResponseHistory = Type.Array(LaborResponseVersionView);

/** Unsaved writing: one row per person and Labor, not counted, no version history. */
export const LaborDraftInput = Type.Object(
  { text: Type.String({ maxLength: maxResponseLength }) },
  { additionalProperties: false, $id: 'LaborDraftInput' },
);
export const LaborDraftView = Type.Object(
  {
    laborNumber: LaborNumber,
    text: Type.String(),
    revision: Type.Integer({ minimum: 1 }),
    /** Version of the saved answer this draft started from; null when there was none. */
    basedOn: Type.Union([Type.Integer(), Type.Null()]),
    savedAt: Type.String(),
  },
  { additionalProperties: false, $id: 'LaborDraftView' },
);
export type LaborDraftView = Static<typeof LaborDraftView>;
export const LaborDraftList = Type.Array(LaborDraftView);
