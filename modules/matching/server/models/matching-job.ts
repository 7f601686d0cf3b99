import { Model } from 'objection';

/** One run of the matching for one client. */
export class MatchingJob extends Model {
  static override tableName = 'matching_jobs';
  id!: string;
  user_id!: string;
  status!: 'queued' | 'running' | 'done' | 'failed';
  stage!: string;
  failure!: string | null;
  labors_revision!: number | null;
  profile_version!: number | null;
  created_at!: string;
  finished_at!: string | null;
}
