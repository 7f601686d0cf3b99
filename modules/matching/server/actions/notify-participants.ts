import type { Knex } from 'knex';
import type { CalendarEvent } from '#core/contract/documents';
import type { Core, MailAttachment } from '#core/contract/server';
import { zones } from '#modules/geo/public';
import { spokenTime } from '#modules/scheduling/public';
import { callChanged } from '../../schemas/events';
import { letter } from '../mails';
import type { IntroductionCall } from '../models/introduction-call';
import { Practitioner } from '../models/practitioner';
import { PractitionerAvailability } from '../models/practitioner-availability';

/** What both sides learn of a call; `skip` needs no mail: the account is going. */
export interface CallNotification {
  readonly what: 'booked' | 'moved' | 'cancelled';
  readonly call: IntroductionCall;
  readonly skip?: 'client' | 'practitioner';
}

const subjects = {
  booked: 'An introduction call is booked',
  moved: 'An introduction call was moved',
  cancelled: 'An introduction call was cancelled',
} as const;
const sentences = {
  booked: 'an introduction call is booked for this time:',
  moved: 'an introduction call was moved to this time:',
  cancelled: 'the introduction call at this time will not take place:',
} as const;

const invitation = (core: Core, { what, call }: CallNotification, title: string, email: string): MailAttachment => {
  const cancelled = what === 'cancelled';
  const event: CalendarEvent = {
    uid: call.id,
    start: call.startsAt,
    end: call.endsAt,
    title,
    organizer: { name: 'Hedo', email: core.config.contactEmail },
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
  title: string,
) => {
  const person = await core.people.contact(trx, personId);
  if (!person) return;
  await core.mail.send(trx, {
    to: person.email,
    kind: 'introduction-call',
    subject: subjects[notification.what],
    text: letter(
      'Hello,',
      sentences[notification.what],
      spokenTime(core.port(zones), notification.call.startsAt, zone),
      `Who it is with, and how to move or cancel it, stands in the product:\n${core.config.baseUrl}/matching`,
      'Hedo',
    ),
    attachments: [invitation(core, notification, title, person.email)],
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
  const name = practitioner ? ` with ${practitioner.name}` : '';
  if (skip !== 'client') await mailTo(core, trx, notification, call.clientId, call.zone, `Introduction call${name}`);
  if (skip !== 'practitioner' && practitioner?.userId)
    await mailTo(core, trx, notification, practitioner.userId, hours?.zone ?? 'UTC', 'Introduction call');
  await core.events.emit(trx, callChanged, {
    callId: call.id,
    matchId: call.matchId,
    userId: call.clientId,
    practitionerUserId: practitioner?.userId ?? null,
    version: call.sequence,
  });
};
