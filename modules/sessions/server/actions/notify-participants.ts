import type { Knex } from 'knex';
import type { MailWords } from '#core/contract/mails';
import type { ProductLanguage } from '#core/contract/page';
import type { Core } from '#core/contract/server';
import { zones } from '#modules/geo/public';
import { matches, relations } from '#modules/matching/public';
import { spokenTime } from '#modules/scheduling/public';
import { sessionChanged } from '../../schemas/events';
import { type SessionStep, writeSessionMail } from '../mails';
import type { Session } from '../models/session';
import { toCalendarEvent } from '../views/calendar-file';

/** Somebody who comes to a session; `id` is their place. */
export interface Attendee {
  readonly id: string;
  readonly clientId: string;
  readonly zone: string;
}

/** What the two sides of a session learn. */
export interface SessionNotification {
  readonly what: SessionStep;
  readonly session: Session;
  /** Clients who get a mail; nobody whose account is going. */
  readonly places: readonly Attendee[];
  readonly skipPractitioner?: boolean;
  /** The time that the mail names, where it is not that of the session. */
  readonly startsAt?: string;
}

interface Recipient {
  readonly userId: string;
  readonly zone: string;
  readonly path: string;
  /** The practitioner's name in the calendar file of a client. */
  readonly name: string | null;
}

const sendMail = async (
  core: Core,
  trx: Knex,
  { what, session, startsAt = session.startsAt }: SessionNotification,
  { userId, zone, path, name }: Recipient,
): Promise<void> => {
  const person = await core.people.contact(trx, userId);
  if (!person) return;
  const link = `${core.config.baseUrl}${path}`;
  const event = { session, name, link, email: person.email };
  const when = (language: ProductLanguage): string => spokenTime(core.port(zones), startsAt, zone, language);
  const wordsIn = (language: ProductLanguage): MailWords => {
    const said = writeSessionMail(what, language, when(language), link);
    if (what === 'reminder' || what === 'offered') return said;
    const file = toCalendarEvent(core, event, language, what === 'booked' || what === 'moved' ? 'REQUEST' : 'CANCEL');
    const attachment = {
      filename: 'session.ics',
      contentType: `text/calendar; charset=utf-8; method=${file.method}`,
      body: core.calendarFile(file),
    };
    return { ...said, attachments: [attachment] };
  };
  await core.mail.send(trx, {
    to: person.email,
    kind: 'session',
    variant: what,
    values: { when: { en: when('en'), de: when('de'), es: when('es') } },
    words: { en: wordsIn('en'), de: wordsIn('de'), es: wordsIn('es') },
  });
};

/** Mails a session, its move or its end to both sides, each in their own zone, and tells open pages. */
export const notifyParticipants = async (
  core: Core,
  trx: Knex.Transaction,
  notification: SessionNotification,
): Promise<void> => {
  const { session, places, skipPractitioner } = notification;
  const names = await core.port(matches).listNames(trx, [session.practitionerId]);
  for (const place of places)
    await sendMail(core, trx, notification, {
      userId: place.clientId,
      zone: place.zone,
      path: `/sessions/${place.id}`,
      name: names.get(session.practitionerId) ?? null,
    });
  if (!skipPractitioner) {
    const hours = await core.port(relations).hoursOf(session.practitionerId, trx);
    const to = { userId: session.practitionerUserId, zone: hours?.zone ?? 'UTC', path: '/practice', name: null };
    await sendMail(core, trx, notification, to);
  }
  await announce(core, trx, session, places);
};

/** Tells other modules and open pages that a session is another than before. */
export const announce = async (
  core: Core,
  trx: Knex.Transaction,
  { id: sessionId, practitionerUserId, sequence: version }: Session,
  places: readonly Attendee[],
): Promise<void> => {
  const clients = places.length > 0 ? places.map(({ clientId }) => clientId) : [null];
  for (const clientId of clients)
    await core.events.emit(trx, sessionChanged, { sessionId, practitionerUserId, clientId, version });
};
