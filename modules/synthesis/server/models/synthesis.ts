import { Model } from 'objection';

/** One version of one client's reading; the document is sealed. */
export class Synthesis extends Model {
  static override tableName = 'syntheses';
  static override jsonAttributes = ['sources'];
  id!: string;
  user_id!: string;
  job_id!: string;
  version!: number;
  engine!: string;
  document_sealed!: Buffer;
  /** Version of the answer to each Labor it was made from. */
  sources!: Record<string, number>;
  labors_revision!: number;
  profile_version!: number;
  created_at!: string;
}
