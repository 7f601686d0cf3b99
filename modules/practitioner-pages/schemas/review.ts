import { type Static, Type } from '@sinclair/typebox';
import { listPlace } from '#core/contract/list';
import { closed, literals, orNull } from './parts';
import { namings, reviewSorts, reviewStates } from './values';

/** `PUT /api/practitioner-pages/{slug}/review`, by a client who works with the practitioner. */
export const ReviewInput = Type.Object(
  {
    stars: Type.Integer({ minimum: 1, maximum: 5 }),
    text: Type.String({ minLength: 20, maxLength: 2000 }),
    naming: literals(namings),
  },
  { ...closed, $id: 'ReviewInput' },
);
export type ReviewInput = Static<typeof ReviewInput>;

/** The own review; `canWrite`: has worked with the practitioner. */
export const OwnReview = Type.Object(
  {
    canWrite: Type.Boolean(),
    review: orNull(
      Type.Object(
        {
          ...ReviewInput.properties,
          state: literals(reviewStates),
          /** Why it was refused. */
          note: orNull(Type.String()),
          version: Type.Integer(),
        },
        closed,
      ),
    ),
  },
  { ...closed, $id: 'OwnReview' },
);
export type OwnReview = Static<typeof OwnReview>;

/** A review as everybody reads it. */
export const ReviewView = Type.Object(
  {
    id: Type.String(),
    stars: Type.Integer(),
    text: Type.String(),
    /** Null for somebody who wants no name. */
    by: orNull(Type.String()),
    /** Month in which it was written, `2026-11`. */
    month: Type.String(),
    reply: orNull(Type.String()),
  },
  { ...closed, $id: 'PractitionerReview' },
);
export type ReviewView = Static<typeof ReviewView>;

/** A review as staff see it. */
export const StaffReview = Type.Object(
  {
    ...ReviewView.properties,
    practitioner: Type.String(),
    state: literals(reviewStates),
    version: Type.Integer(),
  },
  { ...closed, $id: 'StaffReview' },
);
export type StaffReview = Static<typeof StaffReview>;

export const ReviewQuery = Type.Object(listPlace, closed);
export type ReviewQuery = Static<typeof ReviewQuery>;
const staffFilters = {
  /** Part of the practitioner's name; what clients wrote is encrypted. */
  q: Type.Optional(Type.String({ maxLength: 100 })),
  state: Type.Optional(literals(reviewStates)),
  stars: Type.Optional(Type.Integer({ minimum: 1, maximum: 5 })),
  sort: Type.Optional(literals(reviewSorts)),
};
export const StaffReviewFilters = Type.Object(staffFilters, closed);
export type StaffReviewFilters = Static<typeof StaffReviewFilters>;
export const StaffReviewQuery = Type.Object({ ...staffFilters, ...listPlace }, closed);
export type StaffReviewQuery = Static<typeof StaffReviewQuery>;

export const ReviewDecision = Type.Object(
  {
    publish: Type.Boolean(),
    /** What the client reads; needed for a refusal. */
    note: Type.String({ maxLength: 500 }),
  },
  { ...closed, $id: 'ReviewDecision' },
);
export type ReviewDecision = Static<typeof ReviewDecision>;

export const ReviewReply = Type.Object({ reply: orNull(Type.String({ minLength: 1, maxLength: 1000 })) }, closed);
