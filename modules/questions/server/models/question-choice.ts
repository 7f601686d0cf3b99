import { BaseModel } from '#core/contract/base-model';
import type { QuestionLanguage } from '../../schemas/values';

/** What one person wants: whether they are asked, and which mails they get. */
export class QuestionChoiceRow extends BaseModel {
  static override tableName = 'question_choices';
  static override idColumn = 'user_id';
  userId!: string;
  /** Null while they were never asked. */
  asks!: boolean | null;
  letterWeekday!: number | null;
  letterHour!: number | null;
  /** Days as digits, Monday is 1. */
  reminderWeekdays!: string | null;
  reminderHour!: number | null;
  zone!: string | null;
  language!: QuestionLanguage;
  letterAt!: string | null;
  reminderAt!: string | null;
}
