import type { Knex } from 'knex';
import type { CalendarEvent } from '#core/contract/documents';
import type { MailAttachment, MailWords } from '#core/contract/mails';
import type { ProductLanguage } from '#core/contract/page';
import type { Core } from '#core/contract/server';
import { zones } from '#modules/geo/public';
import { spokenTime } from '#modules/scheduling/public';
import { callChanged } from '../../schemas/events';
import { type CallStep, callMailWords } from '../mails';
import type { IntroductionCall } from '../models/introduction-call';
import { Practitioner } from '../models/practitioner';
import { PractitionerAvailability } from '../models/practitioner-availability';

/** What both sides learn of a call; `skip` needs no mail: the account is going. */
export interface CallNotification {
  readonly what: CallStep;
  readonly call: IntroductionCall;
  readonly skip?: 'client' | 'practitioner';
}

const titles = { en: 'Introduction call', de: 'Erstes Gespräch', es: 'Primera conversación' } as const;
const withWords = { en: 'with', de: 'mit', es: 'con' } as const;

const invitation = (core: Core, { what, call }: CallNotification, title: string, email: string): MailAttachment => {
  const cancelled = what === 'cancelled';
  const event: CalendarEvent = {
    uid: call.id,
    start: call.startsAt,
    end: call.endsAt,
    title,
    organizer: { name: core.config.houseName, email: core.config.contactEmail },
    attendees: [{ name: email, email }],
    sequence: call.sequence,
    status: cancelled ? 'CANCELLED' : 'CONFIRMED',
    method: cancelled ? 'CANCEL' : 'REQUEST',
  };
  return {
    filename: 'introduction-call.ics',
    contentType: `text/calendar; charset=utf-8; method=${event.method}`,
    body: core.calendarFile(event),
  };
};

const mailTo = async (
  core: Core,
  trx: Knex,
  notification: CallNotification,
  personId: string,
  zone: string,
  name: string | null,
) => {
  const person = await core.people.contact(trx, personId);
  if (!person) return;
  const when = (language: ProductLanguage): string =>
    spokenTime(core.port(zones), notification.call.startsAt, zone, language);
  const words = callMailWords(notification.what, core.config.baseUrl, when);
  const wordsIn = (language: ProductLanguage): MailWords => {
    const title = name === null ? titles[language] : `${titles[language]} ${withWords[language]} ${name}`;
    return { ...words[language], attachments: [invitation(core, notification, title, person.email)] };
  };
  await core.mail.send(trx, {
    to: person.email,
    kind: 'introduction-call',
    variant: notification.what,
    values: { when: { en: when('en'), de: when('de'), es: when('es') } },
    words: { en: wordsIn('en'), de: wordsIn('de'), es: wordsIn('es') },
  });
};

/** Mails a call, its move or its end to both, each in their own zone and without the name of the client, and tells open pages. */
export const notifyParticipants = async (
  core: Core,
  trx: Knex.Transaction,
  notification: CallNotification,
): Promise<void> => {
  const { call, skip } = notification;
  const practitioner = await Practitioner.query(trx).findById(call.practitionerId);
  const hours = await PractitionerAvailability.query(trx).findById(call.practitionerId);
  if (skip !== 'client') await mailTo(core, trx, notification, call.clientId, call.zone, practitioner?.name ?? null);
  if (skip !== 'practitioner' && practitioner?.userId)
    await mailTo(core, trx, notification, practitioner.userId, hours?.zone ?? 'UTC', null);
  await core.events.emit(trx, callChanged, {
    callId: call.id,
    matchId: call.matchId,
    userId: call.clientId,
    practitionerUserId: practitioner?.userId ?? null,
    version: call.sequence,
  });
};
