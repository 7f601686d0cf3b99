import { Model } from 'objection';

/** Two people, or an invitation that nobody or one of them has answered. */
export class Connection extends Model {
  static override tableName = 'connections';
  id!: string;
  inviter_id!: string;
  invitee_id!: string | null;
  via!: 'mail' | 'code';
  to_sealed!: Buffer;
  email_hash!: string | null;
  code_hash!: string | null;
  sent_at!: string | null;
  state!: 'invited' | 'accepted' | 'declined' | 'withdrawn' | 'expired' | 'ended';
  closed_by!: 'inviter' | 'invitee' | null;
  created_at!: string;
  expires_at!: string;
  closed_at!: string | null;
}

/** What one side agreed to, when, and by which words. */
export class ConnectionConsent extends Model {
  static override tableName = 'connection_consents';
  id!: string;
  connection_id!: string;
  user_id!: string;
  wording!: number;
  given_at!: string;
  withdrawn_at!: string | null;
}

/** One look at somebody's chart by the other side; rows are only ever added. */
export class ConnectionReading extends Model {
  static override tableName = 'connection_readings';
  id!: string;
  connection_id!: string;
  owner_id!: string;
  at!: string;
}

/** Somebody who takes no further invitations from somebody else. */
export class ConnectionBlock extends Model {
  static override tableName = 'connection_blocks';
  static override idColumn = ['user_id', 'blocked_id'];
  user_id!: string;
  blocked_id!: string;
  email_hashes!: string[];
  created_at!: string;
}
