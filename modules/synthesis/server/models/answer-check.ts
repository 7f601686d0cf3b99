import { BaseModel } from '#core/contract/base-model';

/** Whether one version of an answer raised the crisis gate; sealed, since that alone says a lot about a person. */
export class AnswerCheck extends BaseModel {
  static override tableName = 'answer_checks';
  static override idColumn = 'response_id';
  responseId!: string;
  userId!: string;
  version!: number;
  findingSealed!: Buffer;
}
