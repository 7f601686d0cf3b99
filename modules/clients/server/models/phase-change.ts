import { BaseModel } from '#core/contract/base-model';
import type { Phase } from '../../schemas/values';

/** One step of a client, and who set it. */
export class PhaseStepTaken extends BaseModel {
  static override tableName = 'phase_changes';
  id!: string;
  clientId!: string;
  actor!: string | null;
  fromPhase!: Phase;
  toPhase!: Phase;
  at!: string;
}
