import { Model } from 'objection';

/** Sentences of one answer with their vectors, sealed as one value. */
export class AnswerVectors extends Model {
  static override tableName = 'answer_vectors';
  static override idColumn = ['response_id', 'model_id'];
  user_id!: string;
  response_id!: string;
  version!: number;
  model_id!: string;
  passages_sealed!: Buffer;
}
