import type { Knex } from 'knex';
import type { Core, Job } from '#core/contract/server';
import { findNextTime } from '../../lib/next-time';
import { storeQuestion } from '../actions/store-question';
import { writeLetter, writeReminder } from '../mails';
import { QuestionChoiceRow } from '../models/question-choice';
import { letterOf, remindersOf } from '../queries/choices';
import { chooseLetterQuestion } from '../queries/choose-question';
import { mayAsk } from '../queries/may-ask';

/** Mails of one run; the next run is a quarter of an hour later. */
const mostAtOnce = 500;
/** What is later than this is left out: the server was away. */
const latest = 12 * 3_600_000;

const isLate = (due: string, now: Date): boolean => now.getTime() - new Date(due).getTime() > latest;

/** The address, if it is confirmed and the account is open. */
const findRecipient = async (core: Core, trx: Knex.Transaction, { userId, language }: QuestionChoiceRow) => {
  const person = await core.people.contact(trx, userId);
  return person?.emailVerified ? { userId, language, email: person.email } : null;
};

/** Sends the letter that is due. Its next day is noted in the same transaction, so that none is sent twice. */
const sendLetter = async (core: Core, userId: string, now: Date): Promise<void> => {
  // Reading the answers takes a while and needs no transaction.
  const chosen = await chooseLetterQuestion(core, userId);
  await core.db.transaction(async (trx) => {
    const row = await QuestionChoiceRow.query(trx).findById(userId).forUpdate().skipLocked();
    const letter = row && letterOf(row);
    if (!row?.letterAt || !row.zone || !letter || new Date(row.letterAt) > now) return;
    const next = findNextTime(row.zone, [letter.weekday], letter.hour, now);
    await QuestionChoiceRow.query(trx).findById(userId).patch({ letterAt: next.toISOString() });
    const to = await findRecipient(core, trx, row);
    if (!to || !chosen || isLate(row.letterAt, now)) return;
    if (!(await mayAsk(core, trx, userId, chosen.responseId))) return;
    const { id } = await storeQuestion(core, trx, userId, chosen);
    await core.mail.send(trx, writeLetter(core, to, id, chosen.content.question));
  });
};

const sendReminder = (core: Core, userId: string, now: Date): Promise<void> =>
  core.db.transaction(async (trx) => {
    const row = await QuestionChoiceRow.query(trx).findById(userId).forUpdate().skipLocked();
    const reminders = row && remindersOf(row);
    if (!row?.reminderAt || !row.zone || !reminders || new Date(row.reminderAt) > now) return;
    const next = findNextTime(row.zone, reminders.weekdays, reminders.hour, now);
    await QuestionChoiceRow.query(trx).findById(userId).patch({ reminderAt: next.toISOString() });
    const to = await findRecipient(core, trx, row);
    if (to && !isLate(row.reminderAt, now)) await core.mail.send(trx, writeReminder(core, to));
  });

const findDue = async (core: Core, column: 'letter_at' | 'reminder_at', now: Date): Promise<readonly string[]> =>
  (
    await QuestionChoiceRow.query(core.db)
      .where(column, '<=', now.toISOString())
      .orderBy(column)
      .limit(mostAtOnce)
      .select('user_id')
  ).map(({ userId }) => userId);

/** Letters and reminders that are due. */
export const sendMails = (core: Core): Job => ({
  name: 'send-mails',
  cron: '*/15 * * * *',
  run: async () => {
    const now = new Date();
    for (const userId of await findDue(core, 'reminder_at', now)) await sendReminder(core, userId, now);
    for (const userId of await findDue(core, 'letter_at', now)) await sendLetter(core, userId, now);
  },
});
