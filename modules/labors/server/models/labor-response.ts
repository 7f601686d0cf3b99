import { Model } from 'objection';

/** The current version of one person's answer to one Labor. The text is sealed. */
export class LaborResponse extends Model {
  static override tableName = 'labor_responses';
  id!: string;
  user_id!: string;
  labor_number!: number;
  /** Of an empty text when the answer was spoken only. */
  text_sealed!: Buffer;
  audio_id!: string | null;
  /** Spoken words, confirmed by the person who spoke them. */
  transcription_sealed!: Buffer | null;
  words!: number;
  version!: number;
  status!: 'saved' | 'withdrawn';
  withdrawn_at!: string | null;
  created_at!: string;
  updated_at!: string;
}
