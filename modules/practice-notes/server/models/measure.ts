import { BaseModel } from '#core/contract/base-model';
import type { MeasureKey } from '../../lib/measures';

/** A questionnaire that a practitioner asked a client to answer. */
export class MeasureRow extends BaseModel {
  static override tableName = 'practice_measures';
  id!: string;
  practitionerUserId!: string;
  clientId!: string;
  matchId!: string;
  measure!: MeasureKey;
  answersSealed!: Buffer | null;
  requestedAt!: string;
  answeredAt!: string | null;
}
