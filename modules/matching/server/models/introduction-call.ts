import { BaseModel } from '#core/contract/base-model';

/** A call between a client and the practitioner of a match. */
export class IntroductionCall extends BaseModel {
  static override tableName = 'introduction_calls';
  id!: string;
  matchId!: string;
  clientId!: string;
  practitionerId!: string;
  startsAt!: string;
  endsAt!: string;
  /** A range that includes the pause afterwards. */
  busy!: string;
  /** The client's. */
  zone!: string;
  status!: 'confirmed' | 'cancelled';
  cancelledBy!: 'client' | 'practitioner' | 'match' | null;
  sequence!: number;
  createdAt!: string;
  updatedAt!: string;
}
