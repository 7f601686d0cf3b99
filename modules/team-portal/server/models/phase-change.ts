import { Model } from 'objection';
import type { Phase } from '../../schemas/values';

/** One step of a client, and who set it. */
export class PhaseStepTaken extends Model {
  static override tableName = 'phase_changes';
  id!: string;
  client_id!: string;
  actor!: string | null;
  from_phase!: Phase;
  to_phase!: Phase;
  at!: string;
}
