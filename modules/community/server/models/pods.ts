import { Model } from 'objection';
import type { PodInput } from '../../schemas/pod';

/** A small group with a room of its own. `member_count` never passes `capacity`; the table checks it. */
export class Pod extends Model {
  static override tableName = 'pods';
  id!: string;
  guide_id!: string | null;
  name!: string;
  description!: string;
  category!: PodInput['category'];
  access!: 'open' | 'request' | 'private';
  status!: 'active' | 'paused' | 'archived';
  capacity!: number;
  member_count!: number;
  /** Number of the newest message; bigint as text. */
  last_seq!: string;
  invite_hash!: string | null;
  invite_expires_at!: string | null;
  sample!: boolean;
  created_at!: string;
}

export class PodMember extends Model {
  static override tableName = 'pod_members';
  static override idColumn = ['pod_id', 'user_id'];
  pod_id!: string;
  user_id!: string;
  role!: 'guide' | 'member';
  joined_at!: string;
}

/** A wish to join a pod that asks first. A declined one stays, so that it is not asked again and again; whoever was taken out has one too. */
export class PodRequest extends Model {
  static override tableName = 'pod_requests';
  static override idColumn = ['pod_id', 'user_id'];
  pod_id!: string;
  user_id!: string;
  status!: 'open' | 'declined';
  created_at!: string;
}

/** One message of a room, sealed with the key of who wrote it. */
export class PodMessageRow extends Model {
  static override tableName = 'pod_messages';
  id!: string;
  pod_id!: string;
  seq!: string;
  author_id!: string | null;
  client_id!: string;
  content_sealed!: Buffer | null;
  hidden_at!: string | null;
  created_at!: string;
}
