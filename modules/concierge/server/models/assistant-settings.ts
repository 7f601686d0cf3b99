import { Model } from 'objection';

/** What a person allowed the assistant. */
export class AssistantSettings extends Model {
  static override tableName = 'assistant_settings';
  static override idColumn = 'user_id';
  user_id!: string;
  own_answers!: boolean;
  provider!: string | null;
  updated_at!: string;
}
