import { BaseModel } from '#core/contract/base-model';

/** One message, sealed with the key of the conversation's client. */
export class ConversationMessage extends BaseModel {
  static override tableName = 'conversation_messages';
  static override idColumn = 'seq';
  /** Place in the order of all messages; bigint as text. */
  seq!: string;
  id!: string;
  conversationId!: string;
  fromClient!: boolean;
  authorId!: string | null;
  contentSealed!: Buffer | null;
  sentAt!: string;
}
