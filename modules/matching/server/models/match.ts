import { Model } from 'objection';
import type { MatchStatus } from '../../schemas/match';

/** A practitioner suggested to one client; the parts (reasons with quotes) are sealed for that client. */
export class Match extends Model {
  static override tableName = 'matches';
  id!: string;
  user_id!: string;
  practitioner_id!: string;
  /** 0.00 to 100.00 as PostgreSQL prints a numeric. */
  score!: string;
  parts_sealed!: Buffer;
  status!: MatchStatus;
  version!: number;
  created_at!: string;
  updated_at!: string;
}
