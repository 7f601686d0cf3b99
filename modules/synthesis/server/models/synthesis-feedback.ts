import { Model } from 'objection';

/** What a client said of one part of a reading. */
export class SynthesisFeedback extends Model {
  static override tableName = 'synthesis_feedback';
  static override idColumn = ['synthesis_id', 'item_id'];
  synthesis_id!: string;
  user_id!: string;
  item_id!: string;
  verdict!: 'agree' | 'not-me';
  created_at!: string;
}
