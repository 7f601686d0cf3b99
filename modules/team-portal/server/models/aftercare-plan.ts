import { Model } from 'objection';

/** A plan for the time after an experience; its texts are sealed with the client's key. */
export class AftercarePlan extends Model {
  static override tableName = 'aftercare_plans';
  id!: string;
  client_id!: string;
  author_id!: string | null;
  title_sealed!: Buffer;
  summary_sealed!: Buffer | null;
  outcome_sealed!: Buffer | null;
  status!: 'active' | 'closed';
  /** Null while it is active. */
  closed_at!: string | null;
  sample!: boolean;
  version!: number;
  created_at!: string;
  updated_at!: string;
}
