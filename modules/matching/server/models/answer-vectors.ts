import { BaseModel } from '#core/contract/base-model';

/** Sentences of one answer with their vectors, sealed as one value. */
export class AnswerVectors extends BaseModel {
  static override tableName = 'answer_vectors';
  static override idColumn = ['response_id', 'model_id'];
  userId!: string;
  responseId!: string;
  version!: number;
  modelId!: string;
  passagesSealed!: Buffer;
}
