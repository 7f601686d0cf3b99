import { Model } from 'objection';
import type { Level } from '../../schemas/discussion';
import type { NoticeView } from '../../schemas/notice';

/** One line of somebody's notification centre; the same thing happening again while it is unread moves it up. */
export class Notice extends Model {
  static override tableName = 'notices';
  id!: string;
  user_id!: string;
  kind!: NoticeView['kind'];
  target_id!: string;
  /** Words and address of a notice of another module. */
  line!: string | null;
  path!: string | null;
  at!: string;
  read_at!: string | null;
}

/** How much of one discussion or pod somebody wants to hear; no row is `normal`. */
export class NoticeLevel extends Model {
  static override tableName = 'notice_levels';
  static override idColumn = ['user_id', 'target_id'];
  user_id!: string;
  target_id!: string;
  level!: Level;
}

/** Somebody who gets a mail once a day when something waits. */
export class NoticeDigest extends Model {
  static override tableName = 'notice_digests';
  static override idColumn = 'user_id';
  user_id!: string;
  /** Notices up to here are no reason for a mail. */
  told_until!: string;
}
