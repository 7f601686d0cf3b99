import { Model } from 'objection';
import type { IntakeEvent } from '../../schemas/admin';
import type { IntakeState } from '../../schemas/values';

/** What the team did with an intake; states of a move, the assignee of an assignment. */
export class IntakeChange extends Model {
  static override tableName = 'intake_changes';
  id!: string;
  intake_id!: string;
  actor!: string | null;
  kind!: Exclude<IntakeEvent, 'received'>;
  from_state!: IntakeState | null;
  to_state!: IntakeState | null;
  assignee!: string | null;
  at!: string;
}
