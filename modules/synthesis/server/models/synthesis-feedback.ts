import { BaseModel } from '#core/contract/base-model';

/** What a client said of one part of a reading. */
export class SynthesisFeedback extends BaseModel {
  static override tableName = 'synthesis_feedback';
  static override idColumn = ['synthesis_id', 'item_id'];
  synthesisId!: string;
  userId!: string;
  itemId!: string;
  verdict!: 'agree' | 'not-me';
  createdAt!: string;
}
