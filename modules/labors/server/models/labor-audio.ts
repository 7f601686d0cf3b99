import { Model } from 'objection';

/** One recording: what is known of it. Its sound lies in the storage, sealed piece by piece. */
export class LaborAudio extends Model {
  static override tableName = 'labor_audio';
  id!: string;
  user_id!: string;
  labor_number!: number;
  /** Media type, found by the bytes. */
  type!: string;
  bytes!: number;
  pieces!: number;
  milliseconds!: number;
  shape!: string;
  /** The copy that every browser plays: being made, there, or not to be had. */
  copy_state!: 'waiting' | 'made' | 'none';
  copy_bytes!: number | null;
  copy_pieces!: number | null;
  transcript_state!: 'none' | 'waiting' | 'draft' | 'failed' | 'confirmed';
  transcript_sealed!: Buffer | null;
  /** Who heard it: a service's host name, a program, or `browser`. */
  transcript_by!: string | null;
  created_at!: string;
}
