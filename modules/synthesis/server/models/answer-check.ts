import { Model } from 'objection';

/** Whether one version of an answer raised the crisis gate; sealed, since that alone says a lot about a person. */
export class AnswerCheck extends Model {
  static override tableName = 'answer_checks';
  static override idColumn = 'response_id';
  response_id!: string;
  user_id!: string;
  version!: number;
  finding_sealed!: Buffer;
}
