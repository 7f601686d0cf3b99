import { Model } from 'objection';
import type { DeclineReason, MatchStatus } from '../../schemas/match-status';

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
  decline_reason!: DeclineReason | null;
  /** What the client saw before asking; null until then. */
  brief_sealed!: Buffer | null;
  requested_at!: string | null;
  answered_at!: string | null;
  /** True of the invented matches of a development start. */
  sample!: boolean;
  version!: number;
  created_at!: string;
  updated_at!: string;
}
