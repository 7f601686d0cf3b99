import type { Knex } from 'knex';
import type { Core, Job } from '#core/contract/server';
import { zones } from '#modules/geo/public';
import { spokenTime } from '#modules/scheduling/public';
import { reminderMail, staffReminderMail } from '../appointment-mails';
import { ConsultationAppointment } from '../models/consultation-appointment';
import { ConsultationHours } from '../models/consultation-hours';
import { ConsultationRequest } from '../models/consultation-request';

/** Two mails before a consultation: when each is sent, and when it is too late for it. Hours before the start. */
const reminders = [
  { what: 'day', column: 'day_reminder_for', from: 24, until: 2 },
  { what: 'hour', column: 'hour_reminder_for', from: 1, until: 0 },
] as const;
type Reminder = (typeof reminders)[number];

/**
 * Bookings that are due for a reminder: confirmed, near enough, not reminded of this start, and booked or moved before its time had
 * come, since whoever has just had that mail needs no second one. Locked until the transaction ends; rows that another worker has locked are skipped.
 */
const due = (trx: Knex, { column, from, until }: Reminder): Promise<ConsultationAppointment[]> =>
  ConsultationAppointment.query(trx)
    .where({ status: 'confirmed' })
    .whereRaw("starts_at <= now() + ? * interval '1 hour' and starts_at > now() + ? * interval '1 hour'", [from, until])
    .whereRaw("updated_at < starts_at - ? * interval '1 hour'", [from])
    .whereRaw('?? is distinct from starts_at', [column])
    .orderBy('starts_at')
    .limit(100)
    .forUpdate()
    .skipLocked()
    .execute();

const tell = async (core: Core, trx: Knex.Transaction, row: ConsultationAppointment, { what }: Reminder) => {
  const request = await ConsultationRequest.query(trx).findById(row.requestId);
  if (!request) return;
  const { email, reference } = request;
  const clock = core.port(zones);
  await core.mail.send(
    trx,
    reminderMail(what, { email, reference }, (language) => spokenTime(clock, row.startsAt, row.zone, language)),
  );
  const staff = row.staffId && (await core.people.contact(trx, row.staffId));
  if (!staff) return;
  const hours = await ConsultationHours.query(trx).findById(staff.id);
  const when = spokenTime(clock, row.startsAt, hours?.zone ?? 'UTC');
  await core.mail.send(trx, staffReminderMail(what, { email: staff.email, reference }, when));
};

/** Mails what is due. The mark and the mail are one transaction, so nobody gets one twice; may run as often as one likes. */
export const remindAll = async (core: Core): Promise<void> => {
  for (const reminder of reminders)
    await core.db.transaction(async (trx) => {
      for (const row of await due(trx, reminder)) {
        await tell(core, trx, row, reminder);
        await ConsultationAppointment.query(trx)
          .findById(row.id)
          .patch({ [reminder.column]: row.startsAt });
      }
    });
};

/** Mails reminders a day and an hour before a consultation; one that is cancelled is never looked at. */
export const remind = (core: Core): Job => ({
  name: 'remind',
  cron: '*/5 * * * *',
  run: () => remindAll(core),
});
