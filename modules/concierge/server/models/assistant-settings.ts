import { BaseModel } from '#core/contract/base-model';

/** What a person allowed the assistant. */
export class AssistantSettings extends BaseModel {
  static override tableName = 'assistant_settings';
  static override idColumn = 'user_id';
  userId!: string;
  ownAnswers!: boolean;
  provider!: string | null;
  updatedAt!: string;
}
