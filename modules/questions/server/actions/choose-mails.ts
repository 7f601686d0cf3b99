import type { Knex } from 'knex';
import { invalid } from '#core/contract/errors';
import { findNextTime, isTimeZone } from '../../lib/next-time';
import type { MailChoicesInput } from '../../schemas/choices';
import { QuestionChoiceRow } from '../models/question-choice';

/** Notes which mails a person wants, and when the next of each is due. */
export const chooseMails = async (
  trx: Knex.Transaction,
  userId: string,
  { letter, reminders, zone, language }: MailChoicesInput,
): Promise<void> => {
  if (!isTimeZone(zone)) throw invalid('zone', 'Choose a time zone from the list.');
  const now = new Date();
  const weekdays = [...(reminders?.weekdays ?? [])].sort();
  const choice = {
    letterWeekday: letter?.weekday ?? null,
    letterHour: letter?.hour ?? null,
    letterAt: letter ? findNextTime(zone, [letter.weekday], letter.hour, now).toISOString() : null,
    reminderWeekdays: reminders ? weekdays.join('') : null,
    reminderHour: reminders?.hour ?? null,
    reminderAt: reminders ? findNextTime(zone, weekdays, reminders.hour, now).toISOString() : null,
    zone,
    language,
  };
  await QuestionChoiceRow.query(trx)
    .insert({ userId, ...choice })
    .onConflict('user_id')
    .merge([
      'letter_weekday',
      'letter_hour',
      'letter_at',
      'reminder_weekdays',
      'reminder_hour',
      'reminder_at',
      'zone',
      'language',
    ]);
};
