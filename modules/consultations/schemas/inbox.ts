import { type Static, Type } from '@sinclair/typebox';
import { FileBytes } from '#core/contract/route';
import { AppointmentView } from './appointment';
import { ConsultationStatus, ProfileState, RequestKind } from './names';
import { manyLines } from './text';
import { consultationSorts } from './values';

const strict = { additionalProperties: false } as const;
const Id = Type.String({ format: 'uuid' });
const Known = Type.Union([Type.String(), Type.Null()]);
const Instant = Type.String({ format: 'date-time' });
const InstantOrNone = Type.Union([Instant, Type.Null()]);

/** Pages of the inbox; `after` comes from the `Link` of the page before. */
export const ConsultationQuery = Type.Object(
  {
    /** Part of a name, of an address or the beginning of a reference. */
    q: Type.Optional(Type.String({ minLength: 1, maxLength: 100 })),
    status: Type.Optional(ConsultationStatus),
    kind: Type.Optional(RequestKind),
    profile: Type.Optional(ProfileState),
    sort: Type.Optional(Type.Union(consultationSorts.map((sort) => Type.Literal(sort)))),
    limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 100 })),
    after: Type.Optional(Type.String({ minLength: 1, maxLength: 700 })),
  },
  strict,
);
export type ConsultationQuery = Static<typeof ConsultationQuery>;

const cardFields = {
  id: Id,
  reference: Type.String(),
  kind: RequestKind,
  name: Type.String(),
  email: Type.String(),
  /** Subject of a contact form; null otherwise. */
  interest: Known,
  status: ConsultationStatus,
  /** True once a profile is there; `profile` tells how far it is. */
  profileGenerated: Type.Boolean(),
  profile: ProfileState,
  /** Made up for development. */
  sample: Type.Boolean(),
  createdAt: Instant,
  /** By when an answer was promised; late when it is past and the status still pending. */
  dueAt: Instant,
  /** Start of the consultation that is booked. */
  appointmentAt: InstantOrNone,
  /** Named by `If-Match`. */
  version: Type.Integer({ minimum: 1 }),
};

/** One request in the list: no birth data, no telephone, nothing that was written. */
export const ConsultationCard = Type.Object(cardFields, strict);
export type ConsultationCard = Static<typeof ConsultationCard>;
export const ConsultationList = Type.Array(ConsultationCard);

/** Figures above the list; they do not change with filters. */
export const ConsultationCounts = Type.Object(
  {
    total: Type.Integer(),
    pending: Type.Integer(),
    reviewed: Type.Integer(),
    contacted: Type.Integer(),
    /** Pending for longer than was promised. */
    late: Type.Integer(),
    consultation: Type.Integer(),
    contact: Type.Integer(),
    assistant: Type.Integer(),
  },
  strict,
);
export type ConsultationCounts = Static<typeof ConsultationCounts>;

/** How the making of the profile went. */
export const ProfileJob = Type.Object(
  {
    state: ProfileState,
    attempts: Type.Integer({ minimum: 0 }),
    /**
     * Why it failed: `internal` (a fault of ours), `lost` (its worker went away), `birth` (nothing can be charted).
     * `crisis` is next to `done`: what was written asks for a person first, so no text was made of it.
     */
    reason: Known,
    queuedAt: InstantOrNone,
    startedAt: InstantOrNone,
    finishedAt: InstantOrNone,
  },
  strict,
);
export type ProfileJob = Static<typeof ProfileJob>;

/** A note of the team; people who asked do not see it, but get it with all data about them. */
export const ConsultationNote = Type.Object(
  { id: Id, author: Type.String(), text: Type.String(), createdAt: Instant },
  strict,
);
export type ConsultationNote = Static<typeof ConsultationNote>;
export const ConsultationNoteInput = Type.Object(
  {
    text: Type.String({
      minLength: 1,
      maxLength: 5000,
      pattern: manyLines,
      message: 'Write between 1 and 5,000 characters, without control characters.',
    }),
  },
  strict,
);

/** What happened to a request; `actor` is null for the person who asked and for the system. */
export const HistoryEntry = Type.Object(
  {
    id: Id,
    kind: Type.Union(
      (
        [
          'created',
          'status',
          'note',
          'profile-queued',
          'profile-done',
          'profile-failed',
          'exported',
          'scheduled',
          'rescheduled',
          'cancelled',
        ] as const
      ).map((kind) => Type.Literal(kind)),
    ),
    /** Statuses of a change. */
    from: Type.Union([ConsultationStatus, Type.Null()]),
    to: Type.Union([ConsultationStatus, Type.Null()]),
    actor: Known,
    at: Instant,
  },
  strict,
);
export type HistoryEntry = Static<typeof HistoryEntry>;

/** One request as an admin reads it after opening it; every reading is recorded. */
export const ConsultationView = Type.Object(
  {
    ...cardFields,
    phone: Known,
    /** As the clock showed it, "YYYY-MM-DD" and "HH:MM"; null where it was not asked or not known. */
    birthDate: Known,
    birthTime: Known,
    birthTimeUnknown: Type.Boolean(),
    birthLocation: Known,
    /** IANA zone of the place of birth. */
    birthZone: Known,
    additionalInfo: Known,
    /** Text of a contact form or of a talk with the assistant. */
    message: Known,
    forWhom: Type.Union([Type.Literal('me'), Type.Literal('someone-who-agreed'), Type.Null()]),
    consentToProfile: Type.Boolean(),
    /** The account it belongs to, once its address was verified. */
    userId: Type.Union([Id, Type.Null()]),
    /** JSON text of a `GeneratedProfile`. */
    generatedProfile: Known,
    profileJob: ProfileJob,
    notes: Type.Array(ConsultationNote),
    history: Type.Array(HistoryEntry),
    /** Newest first; at most one is confirmed and ahead. */
    appointments: Type.Array(AppointmentView),
    updatedAt: Instant,
  },
  strict,
);
export type ConsultationView = Static<typeof ConsultationView>;

/** The one thing an admin may change by hand. */
export const ConsultationPatch = Type.Object({ status: ConsultationStatus }, strict);

/** Answer of a new attempt at the profile. */
export const RegenerateReceipt = Type.Object({ id: Id, profileJob: ProfileJob }, strict);

/** `reason` is kept in the audit log. */
export const ExportQuery = Type.Object(
  {
    format: Type.Union([Type.Literal('pdf'), Type.Literal('json')]),
    reason: Type.String({
      maxLength: 200,
      pattern: '^(?=(\\s*\\S){3})[^\\u0000-\\u001f\\u007f]*$',
      message: 'Enter a reason of 3 to 200 characters, in one line.',
    }),
  },
  strict,
);

/** A request as a file, with what it says of itself. */
export const ExportedRequest = Type.Object(
  {
    /** 'Private: prepared for Ann Lee, 2026-11-24T09:00:00.000Z'. */
    watermark: Type.String(),
    exportedAt: Instant,
    reason: Type.String(),
    request: ConsultationView,
  },
  strict,
);
export type ExportedRequest = Static<typeof ExportedRequest>;
/** The same as a PDF: bytes on the wire, a Buffer on the way there. */
export const ExportedFile = Type.Union([ExportedRequest, FileBytes]);
