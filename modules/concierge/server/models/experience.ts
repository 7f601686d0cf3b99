import { Model } from 'objection';

/** A retreat with a date. */
export class Experience extends Model {
  static override tableName = 'experiences';
  id!: string;
  name!: string;
  focus!: string;
  location!: string;
  zone!: string;
  partner_name!: string;
  starts_on!: string;
  days!: number;
  capacity!: number;
  taken!: number;
  price_minor!: number | null;
  currency!: string | null;
  sample!: boolean;
  created_at!: string;
}

/** Somebody who waits for a place. */
export class Waiting extends Model {
  static override tableName = 'experience_waitlist';
  static override idColumn = ['experience_id', 'user_id'];
  experience_id!: string;
  user_id!: string;
  guests!: number;
  told_at!: string | null;
  created_at!: string;
}
