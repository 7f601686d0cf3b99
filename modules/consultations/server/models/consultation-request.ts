import { BaseModel } from '#core/contract/base-model';
import type { ConsultationStatus, ProfileState, RequestKind } from '../../schemas/names';

/** One thing the team should answer. Texts and birth data are sealed with the host's key, since most senders have none. */
export class ConsultationRequest extends BaseModel {
  static override tableName = 'consultation_requests';
  id!: string;
  kind!: RequestKind;
  reference!: string;
  name!: string;
  email!: string;
  /** The name as lists order it; made by the database. */
  sortName!: string;
  interest!: string | null;
  messageSealed!: Buffer | null;
  detailsSealed!: Buffer | null;
  status!: ConsultationStatus;
  userId!: string | null;
  withdrawHash!: string;
  statusHash!: string | null;
  profileConsent!: boolean;
  profileState!: ProfileState;
  profileRun!: number;
  profileAttempts!: number;
  profileReason!: string | null;
  profileQueuedAt!: string | null;
  profileStartedAt!: string | null;
  profileFinishedAt!: string | null;
  profileSealed!: Buffer | null;
  sample!: boolean;
  version!: number;
  createdAt!: string;
  updatedAt!: string;
}
