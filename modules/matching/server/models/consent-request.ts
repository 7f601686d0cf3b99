import { Model } from 'objection';
import type { ConsentRequestInput } from '../../schemas/consent';

/** A practitioner's wish to see segments of a client; at most one of a match is open. */
export class ConsentRequest extends Model {
  static override tableName = 'consent_requests';
  id!: string;
  match_id!: string;
  segments!: string[];
  reason!: ConsentRequestInput['reason'];
  note_sealed!: Buffer | null;
  status!: 'open' | 'answered' | 'dismissed' | 'replaced';
  created_at!: string;
}
