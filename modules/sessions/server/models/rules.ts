import { BaseModel } from '#core/contract/base-model';
import type { RulesInput } from '../../schemas/services';

/** When and how a practitioner can be booked, beside the weekly hours. */
export class Rules extends BaseModel {
  static override tableName = 'session_rules';
  static override idColumn = 'practitioner_user_id';
  static override jsonAttributes = ['reminders', 'timeOff'];
  practitionerUserId!: string;
  practitionerId!: string;
  bufferBefore!: number;
  bufferAfter!: number;
  noticeHours!: number;
  dailyMost!: number | null;
  changeHours!: number;
  lateFeePercent!: number;
  reminders!: RulesInput['reminders'];
  timeOff!: RulesInput['timeOff'];
  version!: number;
}
