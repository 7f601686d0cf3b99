import { BaseModel } from '#core/contract/base-model';
import type { IntakeEvent } from '../../schemas/admin';
import type { IntakeState } from '../../schemas/values';

/** What the team did with an intake; states of a move, the assignee of an assignment. */
export class IntakeChange extends BaseModel {
  static override tableName = 'intake_changes';
  id!: string;
  intakeId!: string;
  actor!: string | null;
  kind!: Exclude<IntakeEvent, 'received'>;
  fromState!: IntakeState | null;
  toState!: IntakeState | null;
  assignee!: string | null;
  at!: string;
}
