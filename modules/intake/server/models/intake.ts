import { Model } from 'objection';
import type { JourneyType } from '../../schemas/options';
import type { IntakeState } from '../../schemas/values';

/** A questionnaire that was sent. Sealed like a draft. */
export class Intake extends Model {
  static override tableName = 'intakes';
  id!: string;
  reference!: string;
  user_id!: string | null;
  email!: string;
  first_name!: string;
  last_name!: string;
  journey_type!: JourneyType;
  state!: IntakeState;
  general_sealed!: Buffer | null;
  medical_sealed!: Buffer | null;
  trauma_sealed!: Buffer | null;
  consent_answers_at!: string | null;
  consent_sensitive_at!: string | null;
  withdraw_hash!: string | null;
  status_hash!: string | null;
  assigned_to!: string | null;
  opened_at!: string | null;
  sample!: boolean;
  contact_due_at!: string;
  plan_due_at!: string;
  contacted_at!: string | null;
  planned_at!: string | null;
  /** The next promise; far away once all are kept. Made by the database, like `sort_name`. */
  readonly due_at!: string;
  readonly sort_name!: string;
  version!: number;
  submitted_at!: string;
  updated_at!: string;
}
