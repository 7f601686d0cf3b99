import { BaseModel } from '#core/contract/base-model';
import type { DateStatus } from '../../schemas/values';

/** One date of a retreat. The first columns repeat the retreat as it was last saved before the date began. */
export class RetreatDate extends BaseModel {
  static override tableName = 'experiences';
  id!: string;
  retreatId!: string | null;
  name!: string;
  focus!: string;
  location!: string;
  zone!: string;
  partnerName!: string;
  startsOn!: string;
  days!: number;
  capacity!: number;
  /** Booked, and reserved for those in line. */
  taken!: number;
  /** Lowest price of its rooms, or that of the team's quotes. */
  priceMinor!: number | null;
  currency!: string | null;
  status!: DateStatus;
  earlyBirdUntil!: string | null;
  earlyBirdPercent!: number | null;
  sample!: boolean;
  version!: number;
  createdAt!: string;
}

/** A kind of room on a date. */
export class Room extends BaseModel {
  static override tableName = 'retreat_rooms';
  id!: string;
  dateId!: string;
  position!: number;
  name!: string;
  description!: string;
  places!: number;
  taken!: number;
  priceMinor!: number;
}

/** Somebody who waits for a place. `offeredUntil`: as many places are reserved for them until then. */
export class Waiting extends BaseModel {
  static override tableName = 'experience_waitlist';
  static override idColumn = ['experience_id', 'user_id'];
  experienceId!: string;
  userId!: string;
  guests!: number;
  offeredAt!: string | null;
  offeredUntil!: string | null;
  createdAt!: string;
}
