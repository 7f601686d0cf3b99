import { BaseModel } from '#core/contract/base-model';
import type { Level } from '../../schemas/discussion';
import type { NoticeView } from '../../schemas/notice';

/** One line of somebody's notification centre; the same thing happening again while it is unread moves it up. */
export class Notice extends BaseModel {
  static override tableName = 'notices';
  id!: string;
  userId!: string;
  kind!: NoticeView['kind'];
  targetId!: string;
  /** Words and address of a notice of another module. */
  line!: string | null;
  path!: string | null;
  at!: string;
  readAt!: string | null;
}

/** How much of one discussion or pod somebody wants to hear; no row is `normal`. */
export class NoticeLevel extends BaseModel {
  static override tableName = 'notice_levels';
  static override idColumn = ['user_id', 'target_id'];
  userId!: string;
  targetId!: string;
  level!: Level;
}

/** Somebody who gets a mail once a day when something waits. */
export class NoticeDigest extends BaseModel {
  static override tableName = 'notice_digests';
  static override idColumn = 'user_id';
  userId!: string;
  /** Notices up to here are no reason for a mail. */
  toldUntil!: string;
}
