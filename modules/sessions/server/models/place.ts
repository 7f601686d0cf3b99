import { BaseModel } from '#core/contract/base-model';
import type { PlaceStatus } from '../../schemas/bookings';

/** A client's place in a session. */
export class Place extends BaseModel {
  static override tableName = 'session_places';
  id!: string;
  sessionId!: string;
  clientId!: string;
  matchId!: string;
  packageId!: string | null;
  /** The client's. */
  zone!: string;
  startsAt!: string;
  endsAt!: string;
  status!: PlaceStatus;
  cancelledBy!: 'client' | 'practitioner' | 'match' | 'house' | null;
  isLate!: boolean;
  changeHours!: number;
  lateFeePercent!: number;
  hasPrice!: boolean;
  createdAt!: string;
}
