import { Model } from 'objection';

/** One message, sealed with the key of the conversation's client. */
export class ConversationMessage extends Model {
  static override tableName = 'conversation_messages';
  static override idColumn = 'seq';
  /** Place in the order of all messages; bigint as text. */
  seq!: string;
  id!: string;
  conversation_id!: string;
  from_client!: boolean;
  author_id!: string | null;
  content_sealed!: Buffer | null;
  sent_at!: string;
}
