import { BaseModel } from '#core/contract/base-model';

/** One recording: what is known of it. Its sound lies in the storage, sealed piece by piece. */
export class LaborAudio extends BaseModel {
  static override tableName = 'labor_audio';
  id!: string;
  userId!: string;
  laborNumber!: number;
  /** Media type, found by the bytes. */
  type!: string;
  bytes!: number;
  pieces!: number;
  milliseconds!: number;
  shape!: string;
  /** The copy that every browser plays: being made, there, or not to be had. */
  copyState!: 'waiting' | 'made' | 'none';
  copyBytes!: number | null;
  copyPieces!: number | null;
  transcriptState!: 'none' | 'waiting' | 'draft' | 'failed' | 'confirmed';
  transcriptSealed!: Buffer | null;
  /** Who heard it: a service's host name, a program, or `browser`. */
  transcriptBy!: string | null;
  createdAt!: string;
}
