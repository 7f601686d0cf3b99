import type { Knex } from 'knex';
import type { CalendarEvent } from '#core/contract/documents';
import type { Core, MailAttachment } from '#core/contract/server';
import { zones } from '#modules/geo/public';
import { spokenTime } from '#modules/scheduling/public';
import { letter } from '../../mails';
import type { ConsultationAppointment } from '../../models/consultation-appointment';
import { ConsultationHours } from '../../models/consultation-hours';
import type { ConsultationRequest } from '../../models/consultation-request';

/** What both sides are told. `token` is the secret of the link, without which the booking can no longer be changed. */
export interface Told {
  readonly what: 'booked' | 'moved' | 'cancelled';
  readonly appointment: Pick<ConsultationAppointment, 'id' | 'startsAt' | 'endsAt' | 'zone' | 'sequence' | 'staffId'>;
  readonly request: ConsultationRequest;
  readonly token?: string;
  /** False when the person who asked needs no mail, having just taken everything back. */
  readonly client?: boolean;
}

const subjects = {
  booked: 'Your consultation is booked',
  moved: 'Your consultation was moved',
  cancelled: 'Your consultation was cancelled',
} as const;
const sentences = {
  booked: 'your consultation is booked.',
  moved: 'your consultation was moved to another time.',
  cancelled: 'the consultation at this time will not take place.',
} as const;

const invitation = (core: Core, { what, appointment, request }: Told, to: 'client' | 'staff', email: string) => {
  const cancelled = what === 'cancelled';
  const event: CalendarEvent = {
    uid: appointment.id,
    start: appointment.startsAt,
    end: appointment.endsAt,
    title: to === 'client' ? 'Consultation with Hedo' : `Consultation ${request.reference}`,
    description: `Reference ${request.reference}`,
    organizer: { name: 'Hedo', email: core.config.contactEmail },
    attendees: [{ name: to === 'client' ? request.name : email, email }],
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
export const tellBoth = async (core: Core, trx: Knex.Transaction, told: Told): Promise<void> => {
  const { what, appointment, request, token, client = true } = told;
  const when = (zone: string): string => spokenTime(core.port(zones), appointment.startsAt, zone);
  if (client)
    await core.mail.send(trx, {
      to: request.email,
      kind: 'appointment',
      subject: `${subjects[what]} (${request.reference})`,
      text: letter(
        'Hello,',
        sentences[what],
        when(appointment.zone),
        token
          ? `To move or to cancel it, use this link; it is meant for you alone:\n${core.config.baseUrl}/appointments/${token}`
          : `Would you like another time? Write to ${core.config.contactEmail} and name ${request.reference}.`,
        'Hedo',
      ),
      attachments: invitation(core, told, 'client', request.email),
    });
  const staff = appointment.staffId && (await core.people.contact(trx, appointment.staffId));
  if (!staff) return;
  const hours = await ConsultationHours.query(trx).findById(staff.id);
  await core.mail.send(trx, {
    to: staff.email,
    kind: 'staff-appointment',
    subject: `Consultation ${request.reference}: ${what}`,
    text: letter(
      `Consultation ${request.reference}: ${what}.`,
      when(hours?.zone ?? 'UTC'),
      'Details stand in the product.',
    ),
    attachments: invitation(core, told, 'staff', staff.email),
  });
};
