import { BaseModel } from '#core/contract/base-model';

/** A plan for the time after an experience; its texts are sealed with the client's key. */
export class AftercarePlan extends BaseModel {
  static override tableName = 'aftercare_plans';
  id!: string;
  clientId!: string;
  authorId!: string | null;
  titleSealed!: Buffer;
  summarySealed!: Buffer | null;
  outcomeSealed!: Buffer | null;
  status!: 'active' | 'closed';
  /** Null while it is active. */
  closedAt!: string | null;
  sample!: boolean;
  version!: number;
  createdAt!: string;
  updatedAt!: string;
}
