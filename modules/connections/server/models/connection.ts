import { BaseModel } from '#core/contract/base-model';

/** Two people, or an invitation that nobody or one of them has answered. */
export class Connection extends BaseModel {
  static override tableName = 'connections';
  id!: string;
  inviterId!: string;
  inviteeId!: string | null;
  via!: 'mail' | 'code';
  toSealed!: Buffer;
  emailHash!: string | null;
  codeHash!: string | null;
  sentAt!: string | null;
  state!: 'invited' | 'accepted' | 'declined' | 'withdrawn' | 'expired' | 'ended';
  closedBy!: 'inviter' | 'invitee' | null;
  createdAt!: string;
  expiresAt!: string;
  closedAt!: string | null;
}

/** The other side of a connection. */
export const getOtherSide = (row: Connection, userId: string): string | null =>
  row.inviterId === userId ? row.inviteeId : row.inviterId;

/** What one side agreed to, when, and by which words. */
export class ConnectionConsent extends BaseModel {
  static override tableName = 'connection_consents';
  id!: string;
  connectionId!: string;
  userId!: string;
  wording!: number;
  givenAt!: string;
  withdrawnAt!: string | null;
}

/** One look at somebody's chart by the other side; rows are only ever added. */
export class ConnectionReading extends BaseModel {
  static override tableName = 'connection_readings';
  id!: string;
  connectionId!: string;
  ownerId!: string;
  at!: string;
}

/** Somebody who takes no further invitations from somebody else. */
export class ConnectionBlock extends BaseModel {
  static override tableName = 'connection_blocks';
  static override idColumn = ['user_id', 'blocked_id'];
  userId!: string;
  blockedId!: string;
  emailHashes!: string[];
  createdAt!: string;
}
