import type { Knex } from 'knex';
import type { MailKind } from '../../schemas/values';
import { QuestionChoiceRow } from '../models/question-choice';

/** Ends a series of mails; ending it again changes nothing. */
export const leaveMails = async (trx: Knex.Transaction, userId: string, kind: MailKind): Promise<void> => {
  await QuestionChoiceRow.query(trx)
    .findById(userId)
    .patch(
      kind === 'letter'
        ? { letterWeekday: null, letterHour: null, letterAt: null }
        : { reminderWeekdays: null, reminderHour: null, reminderAt: null },
    );
};
