import { Model } from 'objection';
import type { IntakeState } from '../../schemas/admin';

/** One move of an intake by the team. */
export class IntakeChange extends Model {
  static override tableName = 'intake_changes';
  id!: string;
  intake_id!: string;
  actor!: string | null;
  from_state!: IntakeState;
  to_state!: IntakeState;
  at!: string;
}
