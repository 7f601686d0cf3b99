import { BaseModel } from '#core/contract/base-model';
import type { Audience } from '../../schemas/values';

/** The current version of one person's answer to one Labor. The text is sealed. */
export class LaborResponse extends BaseModel {
  static override tableName = 'labor_responses';
  id!: string;
  userId!: string;
  laborNumber!: number;
  /** Of an empty text when the answer was spoken only. */
  textSealed!: Buffer;
  audioId!: string | null;
  /** Spoken words, confirmed by the person who spoke them. */
  transcriptionSealed!: Buffer | null;
  words!: number;
  version!: number;
  status!: 'saved' | 'withdrawn';
  withdrawnAt!: string | null;
  /** Whom the answer is for; a withdrawn one keeps it. */
  audience!: Audience;
  audienceChanges!: number;
  createdAt!: string;
  updatedAt!: string;
}
