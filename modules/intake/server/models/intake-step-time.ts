import { BaseModel } from '#core/contract/base-model';

/** How long somebody took for one screen; whose it was is not kept. */
export class IntakeStepTime extends BaseModel {
  static override tableName = 'intake_step_times';
  id!: string;
  step!: number;
  seconds!: number;
  at!: string;
}
