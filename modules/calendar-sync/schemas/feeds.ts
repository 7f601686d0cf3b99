import { type Static, Type } from '@sinclair/typebox';

export const strict = { additionalProperties: false } as const;
export const Id = Type.String({ format: 'uuid' });
export const Instant = Type.String({ format: 'date-time' });
export const InstantOrNull = Type.Union([Instant, Type.Null()]);
export const TextOrNull = Type.Union([Type.String(), Type.Null()]);
export const IdParams = Type.Object({ id: Id }, strict);

/** A calendar elsewhere, by its ICS address. */
export const FeedInput = Type.Object(
  {
    name: Type.String({ minLength: 1, maxLength: 80 }),
    address: Type.String({ minLength: 1, maxLength: 2000 }),
  },
  { ...strict, $id: 'CalendarFeedInput' },
);
export type FeedInput = Static<typeof FeedInput>;

export const FeedView = Type.Object(
  {
    id: Id,
    name: Type.String(),
    /** Of the address only the host: the rest opens the calendar to everybody who knows it. */
    host: Type.String(),
    state: Type.Union([Type.Literal('waiting'), Type.Literal('ok'), Type.Literal('failed')]),
    /** Why the last try failed, as a sentence. */
    reason: TextOrNull,
    entries: Type.Integer(),
    /** Entries that could not be read. */
    leftOut: Type.Integer(),
    checkedAt: InstantOrNull,
    /** When it last answered; busy times are of then. */
    readAt: InstantOrNull,
    nextAt: Instant,
  },
  { ...strict, $id: 'CalendarFeed' },
);
export type FeedView = Static<typeof FeedView>;
