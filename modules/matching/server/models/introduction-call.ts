import { Model } from 'objection';

/** A call between a client and the practitioner of a match. */
export class IntroductionCall extends Model {
  static override tableName = 'introduction_calls';
  id!: string;
  match_id!: string;
  client_id!: string;
  practitioner_id!: string;
  starts_at!: string;
  ends_at!: string;
  /** A range that includes the pause afterwards. */
  busy!: string;
  /** The client's. */
  zone!: string;
  status!: 'confirmed' | 'cancelled';
  cancelled_by!: 'client' | 'practitioner' | 'match' | null;
  sequence!: number;
  created_at!: string;
  updated_at!: string;
}
