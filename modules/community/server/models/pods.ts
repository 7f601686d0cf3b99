import { BaseModel } from '#core/contract/base-model';
import type { PodInput } from '../../schemas/pod';

/** A small group with a room of its own. `member_count` never passes `capacity`; the table checks it. */
export class Pod extends BaseModel {
  static override tableName = 'pods';
  id!: string;
  guideId!: string | null;
  name!: string;
  description!: string;
  category!: PodInput['category'];
  access!: 'open' | 'request' | 'private';
  status!: 'active' | 'paused' | 'archived';
  capacity!: number;
  memberCount!: number;
  /** Number of the newest message; bigint as text. */
  lastSeq!: string;
  inviteHash!: string | null;
  inviteExpiresAt!: string | null;
  sample!: boolean;
  createdAt!: string;
}

export class PodMember extends BaseModel {
  static override tableName = 'pod_members';
  static override idColumn = ['pod_id', 'user_id'];
  podId!: string;
  userId!: string;
  role!: 'guide' | 'member';
  joinedAt!: string;
}

/** A wish to join a pod that asks first. A declined one stays, so that it is not asked again and again; whoever was taken out has one too. */
export class PodRequest extends BaseModel {
  static override tableName = 'pod_requests';
  static override idColumn = ['pod_id', 'user_id'];
  podId!: string;
  userId!: string;
  status!: 'open' | 'declined';
  createdAt!: string;
}

/** One message of a room, sealed with the key of who wrote it. */
export class PodMessageRow extends BaseModel {
  static override tableName = 'pod_messages';
  id!: string;
  podId!: string;
  seq!: string;
  authorId!: string | null;
  clientId!: string;
  contentSealed!: Buffer | null;
  hiddenAt!: string | null;
  createdAt!: string;
}
