import { type Static, Type } from '@sinclair/typebox';
import { Amount, closed, Day, Id, Instant, line, orNull, prose, wordOf } from './parts';
import { checklistKinds, checklistStates, dietaryOptions, placeStatuses } from './values';

const Answer = Type.Object({ question: Type.String({ maxLength: 40 }), text: prose(2000) }, closed);

/** What a participant says when they book. */
export const PlaceInput = Type.Object(
  {
    dateId: Id,
    roomId: Id,
    /** The price that was shown; another one now is refused. */
    price: Amount,
    diet: Type.Array(wordOf(dietaryOptions), { maxItems: 10, uniqueItems: true }),
    /** Allergies and wishes. */
    dietNote: prose(600),
    /** What those who lead the retreat should know about health; kept only with the consent. */
    health: prose(4000),
    healthConsent: Type.Boolean(),
    emergencyContact: line(200),
    answers: Type.Array(Answer, { maxItems: 20 }),
  },
  { ...closed, $id: 'RetreatPlaceInput' },
);
export type PlaceInput = Static<typeof PlaceInput>;

/** What of that is stored, encrypted for its participant. */
export const PlaceDetails = Type.Object(
  {
    diet: Type.Array(Type.String()),
    dietNote: Type.String(),
    health: orNull(Type.String()),
    emergencyContact: Type.String(),
    answers: Type.Array(Type.Object({ label: Type.String(), text: Type.String() }, closed)),
  },
  closed,
);
export type PlaceDetails = Static<typeof PlaceDetails>;

/** A paper to hand in. `amount` is what it costs where the house arranges it, as it was when the place was booked. */
export const ChecklistView = Type.Object(
  {
    id: Id,
    kind: wordOf(checklistKinds),
    state: wordOf(checklistStates),
    amount: orNull(Amount),
    hasFile: Type.Boolean(),
    /** Why it was refused. */
    note: Type.String(),
    uploadedAt: orNull(Instant),
  },
  closed,
);
export type ChecklistView = Static<typeof ChecklistView>;

export const paymentStatuses = ['open', 'part-paid', 'paid', 'cancelled', 'refunded', 'part-refunded'] as const;
const Payment = Type.Object(
  {
    status: wordOf(paymentStatuses),
    currency: Type.String(),
    total: Type.Integer(),
    paid: Type.Integer(),
    /** All that remains to be paid. */
    due: Type.Integer(),
    /** How much of it has come due by today. */
    dueNow: Type.Integer(),
    refunded: Type.Integer(),
    payPath: Type.String(),
  },
  closed,
);
export type PaymentView = Static<typeof Payment>;

const facts = {
  id: Id,
  reference: Type.String(),
  status: wordOf(placeStatuses),
  title: Type.String(),
  /** Page of the retreat; null while it is not published. */
  path: orNull(Type.String()),
  placeName: Type.String(),
  startsOn: Day,
  endsOn: Day,
  roomName: Type.String(),
  price: Amount,
  payment: orNull(Payment),
  bookedAt: Instant,
};
/** A place in the list of one's own. */
export const PlaceRow = Type.Object(facts, { ...closed, $id: 'RetreatPlaceRow' });
export type PlaceRow = Static<typeof PlaceRow>;

/** A place of one's own. */
export const PlaceView = Type.Object(
  {
    ...facts,
    details: PlaceDetails,
    checklist: Type.Array(ChecklistView),
    packing: Type.Array(Type.String()),
    /** As it was when the place was booked. */
    policy: Type.Array(Type.Object({ daysBefore: Type.Integer(), refundPercent: Type.Integer() }, closed)),
    schedule: Type.Array(Type.Object({ dueOn: Day, amount: Type.Integer(), label: Type.String() }, closed)),
    /** Share that comes back when it is cancelled today. */
    refundPercent: Type.Integer(),
    canCancel: Type.Boolean(),
    version: Type.Integer(),
  },
  { ...closed, $id: 'RetreatPlaceView' },
);
export type PlaceView = Static<typeof PlaceView>;

/** Form of an upload. The file says by its bytes what it is. */
export const PaperForm = Type.Object({}, closed);
