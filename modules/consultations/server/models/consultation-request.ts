import { Model } from 'objection';
import type { ConsultationStatus, ProfileState, RequestKind } from '../../schemas/names';

/** One thing the team should answer. Texts and birth data are sealed with the host's key, since most senders have none. */
export class ConsultationRequest extends Model {
  static override tableName = 'consultation_requests';
  id!: string;
  kind!: RequestKind;
  reference!: string;
  name!: string;
  email!: string;
  interest!: string | null;
  message_sealed!: Buffer | null;
  details_sealed!: Buffer | null;
  status!: ConsultationStatus;
  user_id!: string | null;
  withdraw_hash!: string;
  status_hash!: string | null;
  profile_consent!: boolean;
  profile_state!: ProfileState;
  profile_run!: number;
  profile_attempts!: number;
  profile_reason!: string | null;
  profile_queued_at!: string | null;
  profile_started_at!: string | null;
  profile_finished_at!: string | null;
  profile_sealed!: Buffer | null;
  sample!: boolean;
  version!: number;
  created_at!: string;
  updated_at!: string;
}
