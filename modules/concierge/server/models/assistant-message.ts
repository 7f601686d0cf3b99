import { BaseModel } from '#core/contract/base-model';

/** One question or answer of a person's conversation, sealed. */
export class AssistantMessage extends BaseModel {
  static override tableName = 'assistant_messages';
  id!: string;
  number!: string;
  userId!: string;
  by!: 'person' | 'guide';
  bodySealed!: Buffer;
  useful!: boolean | null;
  createdAt!: string;
}
