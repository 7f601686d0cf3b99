import { BaseModel } from '#core/contract/base-model';

/** A retreat with a date. */
export class Experience extends BaseModel {
  static override tableName = 'experiences';
  id!: string;
  name!: string;
  focus!: string;
  location!: string;
  zone!: string;
  partnerName!: string;
  startsOn!: string;
  days!: number;
  capacity!: number;
  taken!: number;
  priceMinor!: number | null;
  currency!: string | null;
  sample!: boolean;
  createdAt!: string;
}

/** Somebody who waits for a place. */
export class Waiting extends BaseModel {
  static override tableName = 'experience_waitlist';
  static override idColumn = ['experience_id', 'user_id'];
  experienceId!: string;
  userId!: string;
  guests!: number;
  toldAt!: string | null;
  createdAt!: string;
}
