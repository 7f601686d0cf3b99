import { BaseModel } from '#core/contract/base-model';
import type { SupervisionState } from '../../schemas/supervisions';

/** A second practitioner who may read the notes about a client, or was to; the client agrees first. */
export class Supervision extends BaseModel {
  static override tableName = 'practice_supervisions';
  id!: string;
  matchId!: string;
  clientId!: string;
  practitionerUserId!: string;
  supervisorUserId!: string;
  state!: SupervisionState;
  askedAt!: string;
  answeredAt!: string | null;
  lastReadAt!: string | null;
}
