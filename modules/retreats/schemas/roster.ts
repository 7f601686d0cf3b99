import { type Static, Type } from '@sinclair/typebox';
import { listPlace } from '#core/contract/list';
import { Amount, closed, Day, filledLine, Id, Instant, line, orNull, prose, wordOf } from './parts';
import { ChecklistView, PlaceDetails, paymentStatuses } from './place';
import { paperFilters, placeStatuses, rosterSorts } from './values';

/** Somebody who booked a place. Health is not part of it: `getMedicalNotes` answers it, and writes down who read. */
export const Participant = Type.Object(
  {
    id: Id,
    reference: Type.String(),
    name: Type.String(),
    email: orNull(Type.String()),
    status: wordOf(placeStatuses),
    roomName: Type.String(),
    /** Number or name of the room that staff gave. */
    rooming: Type.String(),
    arrivedAt: orNull(Instant),
    price: Amount,
    payment: orNull(wordOf(paymentStatuses)),
    invoiceId: orNull(Id),
    paid: Type.Integer(),
    due: Type.Integer(),
    details: Type.Omit(PlaceDetails, ['health']),
    hasHealth: Type.Boolean(),
    checklist: Type.Array(ChecklistView),
    version: Type.Integer(),
  },
  closed,
);
export type Participant = Static<typeof Participant>;

const rosterFilters = {
  /** Part of a name, a reference, or a room. */
  q: Type.Optional(line(100)),
  status: Type.Optional(wordOf(placeStatuses)),
  arrived: Type.Optional(wordOf(['yes', 'no'] as const)),
  papers: Type.Optional(wordOf(paperFilters)),
  sort: Type.Optional(wordOf(rosterSorts)),
};
export const RosterFilters = Type.Object(rosterFilters, closed);
export type RosterFilters = Static<typeof RosterFilters>;
/** Part of `GET /api/studio/retreat-dates/:id/participants`. */
export const RosterQuery = Type.Object({ ...rosterFilters, ...listPlace }, closed);
export type RosterQuery = Static<typeof RosterQuery>;

/** People whom another module booked for a date. */
const FurtherGuests = Type.Object(
  { reference: Type.String(), name: Type.String(), guests: Type.Integer(), path: Type.String() },
  closed,
);

/** What a date's roster says besides its participants. */
export const Roster = Type.Object(
  {
    dateId: Id,
    retreatId: orNull(Id),
    title: Type.String(),
    placeName: Type.String(),
    startsOn: Day,
    endsOn: Day,
    capacity: Type.Integer(),
    taken: Type.Integer(),
    status: Type.String(),
    /** People with a booked place: they get messages. */
    booked: Type.Integer(),
    further: Type.Array(FurtherGuests),
    waiting: Type.Array(
      Type.Object({ name: Type.String(), guests: Type.Integer(), offeredUntil: orNull(Instant) }, closed),
    ),
    messages: Type.Array(
      Type.Object(
        { id: Id, subject: Type.String(), text: Type.String(), recipients: Type.Integer(), sentAt: Instant },
        closed,
      ),
    ),
  },
  { ...closed, $id: 'RetreatRoster' },
);
export type Roster = Static<typeof Roster>;

export const ParticipantChange = Type.Object(
  { rooming: Type.Optional(line(60)), arrived: Type.Optional(Type.Boolean()) },
  { ...closed, minProperties: 1 },
);
export type ParticipantChange = Static<typeof ParticipantChange>;

export const MessageInput = Type.Object({ subject: filledLine(120, 'Enter a subject.'), text: prose(5000) }, closed);
export type MessageInput = Static<typeof MessageInput>;
export const MessageReceipt = Type.Object({ id: Id, recipients: Type.Integer() }, closed);

export const ChecklistReview = Type.Object(
  { state: wordOf(['accepted', 'refused'] as const), note: prose(500) },
  closed,
);
export type ChecklistReview = Static<typeof ChecklistReview>;

/** What the caller may know of the participants' health. */
export const MedicalNotes = Type.Array(
  Type.Object(
    {
      placeId: Id,
      name: Type.String(),
      /** What the participant wrote for those who lead the retreat, with their consent. */
      note: orNull(Type.String()),
      /** Medical answers that the participant opened to the caller; null while they did not. */
      opened: orNull(Type.Array(Type.Object({ label: Type.String(), text: Type.String() }, closed))),
    },
    closed,
  ),
);
/** A date that the caller leads. */
export const LedDate = Type.Object(
  { id: Id, title: Type.String(), placeName: Type.String(), startsOn: Day, endsOn: Day, participants: Type.Integer() },
  closed,
);
