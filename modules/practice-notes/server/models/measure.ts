import { BaseModel } from '#core/contract/base-model';
import type { MeasureForms } from '../../lib/measure-form';

/** A questionnaire that a practitioner asked a client to answer. */
export class MeasureRow extends BaseModel {
  static override tableName = 'practice_measures';
  id!: string;
  practitionerUserId!: string;
  clientId!: string;
  matchId!: string;
  measure!: string;
  /** What staff entered, as it was given; null of what is built in. */
  forms!: MeasureForms | null;
  answersSealed!: Buffer | null;
  requestedAt!: string;
  answeredAt!: string | null;
}
