import type { CalendarEvent } from '#core/contract/documents';
import type { ProductLanguage } from '#core/contract/page';
import type { Core } from '#core/contract/server';
import type { Session } from '../models/session';

const titles = { en: 'Session', de: 'Sitzung', es: 'Sesión' } as const;
const withWords = { en: 'with', de: 'mit', es: 'con' } as const;

/** A session as one person's calendar shows it. What the session is about stays in the product; calendars travel far. */
export const toCalendarEvent = (
  core: Core,
  {
    session,
    name,
    link,
    email,
  }: { readonly session: Session; readonly name: string | null; readonly link: string; readonly email: string | null },
  language: ProductLanguage,
  method: CalendarEvent['method'],
): CalendarEvent => ({
  uid: session.id,
  start: new Date(session.startsAt).toISOString(),
  end: new Date(session.endsAt).toISOString(),
  title: name === null ? titles[language] : `${titles[language]} ${withWords[language]} ${name}`,
  description: link,
  // The room itself is shown in the product alone, from ten minutes before.
  location: session.mode === 'place' && session.place ? session.place : link,
  organizer: { name: core.config.houseName, email: core.config.contactEmail },
  ...(email && method !== 'PUBLISH' && { attendees: [{ name: email, email }] }),
  sequence: session.sequence,
  status: session.status === 'cancelled' || method === 'CANCEL' ? 'CANCELLED' : 'CONFIRMED',
  method,
});
