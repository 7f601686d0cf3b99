import { BaseModel } from '#core/contract/base-model';
import type { JourneyType } from '../../schemas/options';
import type { IntakeState } from '../../schemas/values';

/** A questionnaire that was sent. Sealed like a draft. */
export class Intake extends BaseModel {
  static override tableName = 'intakes';
  id!: string;
  reference!: string;
  userId!: string | null;
  email!: string;
  firstName!: string;
  lastName!: string;
  journeyType!: JourneyType;
  state!: IntakeState;
  generalSealed!: Buffer | null;
  medicalSealed!: Buffer | null;
  traumaSealed!: Buffer | null;
  consentAnswersAt!: string | null;
  consentSensitiveAt!: string | null;
  withdrawHash!: string | null;
  statusHash!: string | null;
  assignedTo!: string | null;
  openedAt!: string | null;
  sample!: boolean;
  contactDueAt!: string;
  planDueAt!: string;
  contactedAt!: string | null;
  plannedAt!: string | null;
  /** The next promise; far away once all are kept. Made by the database, like `sort_name`. */
  readonly dueAt!: string;
  readonly sortName!: string;
  version!: number;
  submittedAt!: string;
  updatedAt!: string;
}
