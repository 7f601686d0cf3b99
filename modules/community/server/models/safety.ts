import { Model } from 'objection';
import type { ReportInput, ReportView } from '../../schemas/report';

/** Somebody asks the moderators to look at something. */
export class Report extends Model {
  static override tableName = 'community_reports';
  id!: string;
  reporter_id!: string | null;
  kind!: ReportInput['kind'];
  target_id!: string;
  reason!: ReportInput['reason'];
  note_sealed!: Buffer | null;
  status!: ReportView['status'];
  decided_by!: string | null;
  decided_at!: string | null;
  created_at!: string;
}

/** Somebody does not want to read somebody else. */
export class Block extends Model {
  static override tableName = 'community_blocks';
  static override idColumn = ['user_id', 'blocked_id'];
  user_id!: string;
  blocked_id!: string;
  created_at!: string;
}

/** An earlier wording of a post. */
export class Revision extends Model {
  static override tableName = 'post_revisions';
  id!: string;
  post_id!: string;
  version!: number;
  title!: string | null;
  content!: string;
  replaced_at!: string;
}
