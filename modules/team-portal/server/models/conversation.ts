import { Model } from 'objection';

/** A thread between a client and a practitioner, or between a client and everybody of the team. */
export class Conversation extends Model {
  static override tableName = 'conversations';
  id!: string;
  kind!: 'match' | 'team';
  client_id!: string;
  /** Null with the team, and once the practitioner's account is deleted. */
  practitioner_id!: string | null;
  /** `seq` of the newest message; bigint as text, like both marks below. */
  last_seq!: string;
  client_read_seq!: string;
  other_read_seq!: string;
  /** How far each side was told by mail that something waits. */
  client_told_seq!: string;
  other_told_seq!: string;
  created_at!: string;
}
