import { BaseModel } from '#core/contract/base-model';
import type { ReportInput, ReportView } from '../../schemas/report';

/** Somebody asks the moderators to look at something. */
export class Report extends BaseModel {
  static override tableName = 'community_reports';
  id!: string;
  reporterId!: string | null;
  kind!: ReportInput['kind'];
  targetId!: string;
  reason!: ReportInput['reason'];
  noteSealed!: Buffer | null;
  status!: ReportView['status'];
  decidedBy!: string | null;
  decidedAt!: string | null;
  createdAt!: string;
}

/** Somebody does not want to read somebody else. */
export class Block extends BaseModel {
  static override tableName = 'community_blocks';
  static override idColumn = ['user_id', 'blocked_id'];
  userId!: string;
  blockedId!: string;
  createdAt!: string;
}

/** An earlier wording of a post. */
export class Revision extends BaseModel {
  static override tableName = 'post_revisions';
  id!: string;
  postId!: string;
  version!: number;
  title!: string | null;
  content!: string;
  replacedAt!: string;
}
