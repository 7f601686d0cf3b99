import { BaseModel } from '#core/contract/base-model';

/** What a client wrote next to one part of a reading; sealed. */
export class SynthesisNote extends BaseModel {
  static override tableName = 'synthesis_notes';
  static override idColumn = ['synthesis_id', 'item_id'];
  synthesisId!: string;
  userId!: string;
  itemId!: string;
  noteSealed!: Buffer;
  createdAt!: string;
}
