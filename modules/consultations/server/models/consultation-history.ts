import { BaseModel } from '#core/contract/base-model';
import type { HistoryEntry } from '../../schemas/inbox';
import type { ConsultationStatus } from '../../schemas/names';

/** One thing that happened to a request. */
export class ConsultationHistory extends BaseModel {
  static override tableName = 'consultation_history';
  id!: string;
  requestId!: string;
  kind!: HistoryEntry['kind'];
  fromStatus!: ConsultationStatus | null;
  toStatus!: ConsultationStatus | null;
  actor!: string | null;
  createdAt!: string;
}
