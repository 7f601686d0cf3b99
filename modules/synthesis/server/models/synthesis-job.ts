import { Model } from 'objection';

/** One generation of one client's reading. */
export class SynthesisJob extends Model {
  static override tableName = 'synthesis_jobs';
  id!: string;
  user_id!: string;
  status!: 'queued' | 'running' | 'done' | 'failed' | 'held';
  stage!: string;
  failure!: string | null;
  after_help!: boolean;
  share_with!: string | null;
  synthesis_id!: string | null;
  created_at!: string;
  finished_at!: string | null;
}
