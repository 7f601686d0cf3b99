import { Model } from 'objection';
import type { Phase } from '../../schemas/values';

/** The phase that staff set for a client; without a row it follows from what the client has done. */
export class ClientPhase extends Model {
  static override tableName = 'client_phases';
  static override idColumn = 'client_id';
  client_id!: string;
  phase!: Phase;
  version!: number;
  updated_at!: string;
}
