import { BaseModel } from '#core/contract/base-model';

/** A thread between a client and a practitioner, or between a client and everybody of the team. */
export class Conversation extends BaseModel {
  static override tableName = 'conversations';
  id!: string;
  kind!: 'match' | 'team';
  clientId!: string;
  /** Null with the team, and once the practitioner's account is deleted. */
  practitionerId!: string | null;
  /** `seq` of the newest message; bigint as text, like both marks below. */
  lastSeq!: string;
  clientReadSeq!: string;
  otherReadSeq!: string;
  /** Up to which message each side was notified by mail. */
  clientToldSeq!: string;
  otherToldSeq!: string;
  createdAt!: string;
}
