import ical, {
  ICalAttendeeRole,
  ICalAttendeeStatus,
  type ICalCalendar,
  ICalCalendarMethod,
  ICalEventStatus,
} from 'ical-generator';
import type { CalendarEvent, CalendarPerson } from '../../contract/documents';

const address = /^[^\s,;:<>()[\]"\\@]{1,64}@[^\s,;:<>()[\]"\\@]{1,253}$/;

/** The library escapes what the format gives a meaning; this takes out what no calendar can hold. */
const clean = (text: string): string =>
  text
    .replace(/\r\n?|[\u2028\u2029\u0085]/g, '\n')
    // biome-ignore lint/suspicious/noControlCharactersInRegex: these are the characters to be removed.
    .replace(/[\u0000-\u0009\u000b-\u001f\u007f]/g, ' ')
    .replace(/\p{Surrogate}/gu, '\ufffd');

/** Names are parameters, where the format has no way to write a quotation mark or a second line. */
const inParameter = (name: string): string =>
  clean(name).replace(/\s+/g, ' ').replaceAll('"', "'").trim().slice(0, 200);

const person = ({ name, email }: CalendarPerson): { readonly name: string; readonly email: string } => {
  if (!address.test(email)) throw new Error('a calendar entry needs plain addresses');
  return { name: inParameter(name) || email, email };
};

const instant = (text: string): Date => {
  const at = new Date(text);
  if (Number.isNaN(at.getTime()) || !/(?:Z|[+-]\d\d:?\d\d)$/.test(text))
    throw new Error('a calendar entry needs instants with their zone');
  return at;
};

const add = (calendar: ICalCalendar, event: CalendarEvent, host: string): void => {
  const [start, end] = [instant(event.start), instant(event.end)];
  if (end <= start) throw new Error('a calendar entry must end after it starts');
  if (!/^[\w.-]{1,200}$/.test(event.uid)) throw new Error('the uid of a calendar entry must be an id');
  calendar.createEvent({
    id: `${event.uid}@${host}`,
    start,
    end,
    summary: clean(event.title).replaceAll('\n', ' '),
    description: event.description === undefined ? null : clean(event.description),
    location: event.location === undefined ? null : clean(event.location),
    organizer: event.organizer ? person(event.organizer) : null,
    attendees: (event.attendees ?? []).map((one) => ({
      ...person(one),
      rsvp: event.method === 'REQUEST',
      role: ICalAttendeeRole.REQ,
      status: ICalAttendeeStatus.NEEDSACTION,
    })),
    sequence: event.sequence,
    status: ICalEventStatus[event.status],
  });
};

/**
 * The text of an `.ics` file (RFC 5545): lines of at most 75 octets ending with CR LF. `host` makes the uids unique in the world.
 * Throws for what would not be an appointment: no zone, an end before the start, addresses that are none, mixed methods.
 */
export const calendarFile = (events: CalendarEvent | readonly CalendarEvent[], host: string): string => {
  const list = 'uid' in events ? [events] : events;
  const [first] = list;
  if (!first || list.some(({ method }) => method !== first.method))
    throw new Error('a calendar file needs entries of one method');
  const calendar = ical({
    prodId: { company: 'Hedo', product: 'Hedo', language: 'EN' },
    method: ICalCalendarMethod[first.method],
  });
  for (const event of list) add(calendar, event, host);
  return `${calendar.toString()}\r\n`;
};
