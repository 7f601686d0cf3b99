import type { Knex } from 'knex';
import type { Core } from '#core/contract/server';
import type { QuestionChoices } from '../../schemas/choices';
import { QuestionChoiceRow } from '../models/question-choice';

const daysOf = (digits: string): number[] => [...digits].map(Number);

export const letterOf = ({ letterWeekday, letterHour }: QuestionChoiceRow): QuestionChoices['letter'] =>
  letterWeekday === null || letterHour === null ? null : { weekday: letterWeekday, hour: letterHour };

export const remindersOf = ({ reminderWeekdays, reminderHour }: QuestionChoiceRow): QuestionChoices['reminders'] =>
  reminderWeekdays === null || reminderHour === null
    ? null
    : { weekdays: daysOf(reminderWeekdays), hour: reminderHour };

/** What a person chose; nothing is on before they chose it. */
export const getChoices = async (core: Core, db: Knex, userId: string): Promise<QuestionChoices> => {
  const row = await QuestionChoiceRow.query(db).findById(userId);
  return {
    asks: row?.asks ?? null,
    letter: row ? letterOf(row) : null,
    reminders: row ? remindersOf(row) : null,
    zone: row?.zone ?? null,
    emailProven: (await core.people.contact(db, userId))?.emailVerified ?? false,
  };
};

export const isAsking = async (db: Knex, userId: string): Promise<boolean> =>
  (await QuestionChoiceRow.query(db).findById(userId))?.asks === true;
