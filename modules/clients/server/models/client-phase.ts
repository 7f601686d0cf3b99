import { BaseModel } from '#core/contract/base-model';
import type { Phase } from '../../schemas/values';

/** The phase that staff set for a client; without a row it follows from what the client has done. */
export class ClientPhase extends BaseModel {
  static override tableName = 'client_phases';
  static override idColumn = 'client_id';
  clientId!: string;
  phase!: Phase;
  version!: number;
  updatedAt!: string;
}
