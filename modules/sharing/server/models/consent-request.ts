import { BaseModel } from '#core/contract/base-model';
import type { ConsentRequestInput } from '../../schemas/consent';

/** A practitioner's wish to see segments of a client; at most one of a match is open. */
export class ConsentRequest extends BaseModel {
  static override tableName = 'consent_requests';
  id!: string;
  matchId!: string;
  segments!: string[];
  reason!: ConsentRequestInput['reason'];
  noteSealed!: Buffer | null;
  status!: 'open' | 'answered' | 'dismissed' | 'replaced';
  createdAt!: string;
}
