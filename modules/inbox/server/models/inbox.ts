import { BaseModel } from '#core/contract/base-model';

/** What the team decided about an item; there is none while nobody did anything with it. */
export class ItemState extends BaseModel {
  static override tableName = 'inbox_items';
  static override idColumn = ['kind', 'source_id'];
  kind!: string;
  sourceId!: string;
  assigneeId!: string | null;
  dueAt!: string | null;
  snoozedUntil!: string | null;
  escalatedAt!: string | null;
  unreadSince!: string | null;
  mergedKind!: string | null;
  mergedId!: string | null;
  version!: number;
  updatedAt!: string;
}

export class ItemNote extends BaseModel {
  static override tableName = 'inbox_notes';
  id!: string;
  kind!: string;
  sourceId!: string;
  authorId!: string | null;
  personId!: string | null;
  textSealed!: Buffer;
  createdAt!: string;
}

/** A mail to or from the person of an item. */
export class ItemMessage extends BaseModel {
  static override tableName = 'inbox_messages';
  id!: string;
  kind!: string;
  sourceId!: string;
  direction!: 'in' | 'out';
  authorId!: string | null;
  personId!: string | null;
  contentSealed!: Buffer;
  messageHash!: string | null;
  createdAt!: string;
}

/** Words that the team writes often. */
export class ReplyTemplate extends BaseModel {
  static override tableName = 'inbox_templates';
  id!: string;
  name!: string;
  subject!: string;
  text!: string;
  createdAt!: string;
}
