import { type Static, Type } from '@sinclair/typebox';
import { Id, Instant, InstantOrNull, strict, TextOrNull } from './feeds';

/** How a calendar server (CalDAV) is reached. */
export const AccountInput = Type.Object(
  {
    address: Type.String({ minLength: 1, maxLength: 500 }),
    user: Type.String({ minLength: 1, maxLength: 200 }),
    password: Type.String({ minLength: 1, maxLength: 500 }),
  },
  { ...strict, $id: 'CalendarAccountInput' },
);
export type AccountInput = Static<typeof AccountInput>;
export const CalendarChoice = Type.Object(
  { url: Type.String({ maxLength: 2000 }) },
  { ...strict, $id: 'CalendarChoice' },
);
export type CalendarChoice = Static<typeof CalendarChoice>;

const RemoteCalendar = Type.Object({ url: Type.String(), name: Type.String() }, strict);
export type RemoteCalendar = Static<typeof RemoteCalendar>;

export const AccountView = Type.Object(
  {
    /** The server; name and password are never answered. */
    address: Type.String(),
    state: Type.Union([Type.Literal('waiting'), Type.Literal('choose'), Type.Literal('ok'), Type.Literal('failed')]),
    reason: TextOrNull,
    calendars: Type.Array(RemoteCalendar),
    calendarUrl: TextOrNull,
    /** Sessions that are written there. */
    sessions: Type.Integer(),
    checkedAt: InstantOrNull,
    syncedAt: InstantOrNull,
    nextAt: Instant,
  },
  { ...strict, $id: 'CalendarAccount' },
);
export type AccountView = Static<typeof AccountView>;
export const AccountReply = Type.Object({ account: Type.Union([AccountView, Type.Null()]) }, strict);

/** Something that was done to a session in the other calendar. */
export const DecisionView = Type.Object(
  {
    id: Id,
    sessionId: Id,
    /** deleted: may it be cancelled? conflict: moved at both sides. put-back: could not be moved, and stands where it stood. */
    kind: Type.Union([Type.Literal('deleted'), Type.Literal('conflict'), Type.Literal('put-back')]),
    here: Instant,
    there: InstantOrNull,
    reason: TextOrNull,
    createdAt: Instant,
  },
  { ...strict, $id: 'CalendarDecision' },
);
export type DecisionView = Static<typeof DecisionView>;
/** restore, cancel: of what was deleted. here, there: which time a session has from now on. seen: nothing more to do. */
export const DecisionAnswer = Type.Object(
  {
    answer: Type.Union([
      Type.Literal('restore'),
      Type.Literal('cancel'),
      Type.Literal('here'),
      Type.Literal('there'),
      Type.Literal('seen'),
    ]),
  },
  { ...strict, $id: 'CalendarDecisionAnswer' },
);
export type DecisionAnswer = Static<typeof DecisionAnswer>;
