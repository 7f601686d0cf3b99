import { BaseModel } from '#core/contract/base-model';

/** One saved version of an answer, kept as it was. */
export class LaborResponseVersion extends BaseModel {
  static override tableName = 'labor_response_versions';
  static override idColumn = ['response_id', 'version'];
  responseId!: string;
  version!: number;
  textSealed!: Buffer;
  audioId!: string | null;
  transcriptionSealed!: Buffer | null;
  words!: number;
  savedAt!: string;
}
