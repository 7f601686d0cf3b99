import { BaseModel } from '#core/contract/base-model';

/** One run of the matching for one client. */
export class MatchingJob extends BaseModel {
  static override tableName = 'matching_jobs';
  id!: string;
  userId!: string;
  status!: 'queued' | 'running' | 'done' | 'failed';
  stage!: string;
  failure!: string | null;
  laborsRevision!: number | null;
  profileVersion!: number | null;
  createdAt!: string;
  finishedAt!: string | null;
}
