import type { Knex } from 'knex';
import type { CalendarEvent } from '#core/contract/documents';
import { nameHouse } from '#core/contract/house';
import type { MailAttachment, MailWords } from '#core/contract/mails';
import type { ProductLanguage } from '#core/contract/page';
import type { Core } from '#core/contract/server';
import { zones } from '#modules/geo/public';
import { spokenTime } from '#modules/scheduling/public';
import { appointmentMailWords } from '../appointment-mails';
import { letter } from '../mails';
import type { ConsultationAppointment } from '../models/consultation-appointment';
import { ConsultationHours } from '../models/consultation-hours';
import type { ConsultationRequest } from '../models/consultation-request';

/** What both sides are notified of. `token` is the secret of the link, without which the booking can no longer be changed. */
export interface BookingNotification {
  readonly what: 'booked' | 'moved' | 'cancelled';
  readonly appointment: Pick<ConsultationAppointment, 'id' | 'startsAt' | 'endsAt' | 'zone' | 'sequence' | 'staffId'>;
  readonly request: ConsultationRequest;
  readonly token?: string;
  /** False when the person who asked needs no mail, having just taken everything back. */
  readonly client?: boolean;
}

const titles = { en: 'Consultation with Hedo', de: 'Gespräch mit Hedo', es: 'Conversación con Hedo' } as const;

const invitation = (
  core: Core,
  { what, appointment, request }: BookingNotification,
  { email, name, title }: { readonly email: string; readonly name: string; readonly title: string },
) => {
  const cancelled = what === 'cancelled';
  const event: CalendarEvent = {
    uid: appointment.id,
    start: appointment.startsAt,
    end: appointment.endsAt,
    title,
    description: `Reference ${request.reference}`,
    organizer: { name: core.config.houseName, email: core.config.contactEmail },
    attendees: [{ name, email }],
    sequence: appointment.sequence,
    status: cancelled ? 'CANCELLED' : 'CONFIRMED',
    method: cancelled ? 'CANCEL' : 'REQUEST',
  };
  const file: MailAttachment = {
    filename: 'consultation.ics',
    contentType: `text/calendar; charset=utf-8; method=${event.method}`,
    body: core.calendarFile(event),
  };
  return [file];
};

/** Mails a booking, its move or its end to the person who asked and to the member of staff, each in their own zone. */
export const notifyParticipants = async (
  core: Core,
  trx: Knex.Transaction,
  notification: BookingNotification,
): Promise<void> => {
  const { what, appointment, request, token, client = true } = notification;
  const clock = core.port(zones);
  if (client) {
    const { reference, email, name } = request;
    const when = (language: ProductLanguage): string =>
      spokenTime(clock, appointment.startsAt, appointment.zone, language);
    const words = appointmentMailWords(what, reference, when, {
      link: token ? `${core.config.baseUrl}/appointments/${token}` : null,
      contact: core.config.contactEmail,
    });
    const wordsIn = (language: ProductLanguage): MailWords => ({
      ...words[language],
      attachments: invitation(core, notification, {
        email,
        name,
        title: nameHouse(titles[language], core.config.houseName),
      }),
    });
    await core.mail.send(trx, {
      to: email,
      kind: 'appointment',
      variant: token ? what : `${what}-fixed`,
      values: { reference, when: { en: when('en'), de: when('de'), es: when('es') } },
      words: { en: wordsIn('en'), de: wordsIn('de'), es: wordsIn('es') },
    });
  }
  const staff = appointment.staffId && (await core.people.contact(trx, appointment.staffId));
  if (!staff) return;
  const hours = await ConsultationHours.query(trx).findById(staff.id);
  await core.mail.send(trx, {
    to: staff.email,
    kind: 'staff-appointment',
    subject: `Consultation ${request.reference}: ${what}`,
    text: letter(
      `Consultation ${request.reference}: ${what}.`,
      spokenTime(clock, appointment.startsAt, hours?.zone ?? 'UTC'),
      'Details stand in the product.',
    ),
    attachments: invitation(core, notification, {
      email: staff.email,
      name: staff.email,
      title: `Consultation ${request.reference}`,
    }),
  });
};
