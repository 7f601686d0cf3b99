import { BaseModel } from '#core/contract/base-model';
import type { ContentLanguage } from '#modules/studio/public';
import type { OwnForm } from '../../lib/own-questions';
import type { IntakeEvent } from '../../schemas/admin';
import type { JourneyType } from '../../schemas/options';
import type { IntakeState } from '../../schemas/values';

/** A note of the team on a questionnaire. */
export class IntakeNoteRow extends BaseModel {
  static override tableName = 'intake_notes';
  id!: string;
  intakeId!: string;
  author!: string | null;
  textSealed!: Buffer;
  createdAt!: string;
}

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
  /** Form that was answered; null for the built-in one. */
  form!: string | null;
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

/** What a form said otherwise than the built-in one, for as long as answers to it exist. */
export class IntakeForm extends BaseModel {
  static override tableName = 'intake_forms';
  static override idColumn = 'version';
  static override jsonAttributes = ['words', 'own'];
  version!: string;
  language!: ContentLanguage;
  words!: Readonly<Record<string, string>>;
  own?: OwnForm | null;
}
