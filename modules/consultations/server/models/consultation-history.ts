import { Model } from 'objection';
import type { HistoryEntry } from '../../schemas/desk';
import type { ConsultationStatus } from '../../schemas/names';

/** One thing that happened to a request. */
export class ConsultationHistory extends Model {
  static override tableName = 'consultation_history';
  id!: string;
  request_id!: string;
  kind!: HistoryEntry['kind'];
  from_status!: ConsultationStatus | null;
  to_status!: ConsultationStatus | null;
  actor!: string | null;
  created_at!: string;
}
