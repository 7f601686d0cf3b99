import { Model } from 'objection';

/** One saved version of an answer, kept as it was. */
export class LaborResponseVersion extends Model {
  static override tableName = 'labor_response_versions';
  static override idColumn = ['response_id', 'version'];
  response_id!: string;
  version!: number;
  text_sealed!: Buffer;
  audio_id!: string | null;
  transcription_sealed!: Buffer | null;
  words!: number;
  saved_at!: string;
}
