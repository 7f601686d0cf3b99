import { Model } from 'objection';

/** One question or answer of a person's conversation, sealed. */
export class AssistantMessage extends Model {
  static override tableName = 'assistant_messages';
  id!: string;
  number!: string;
  user_id!: string;
  by!: 'person' | 'guide';
  body_sealed!: Buffer;
  useful!: boolean | null;
  created_at!: string;
}
