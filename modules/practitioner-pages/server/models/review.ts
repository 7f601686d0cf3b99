import { BaseModel } from '#core/contract/base-model';
import type { Naming, ReviewState } from '../../schemas/values';

/** What a client wrote of a practitioner. */
export class Review extends BaseModel {
  static override tableName = 'practitioner_reviews';
  id!: string;
  pageId!: string;
  userId!: string;
  stars!: number;
  textSealed!: Buffer;
  naming!: Naming;
  state!: ReviewState;
  note!: string | null;
  reply!: string | null;
  version!: number;
  createdAt!: string;
  writtenAt!: string;
}
