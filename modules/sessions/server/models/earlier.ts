import { BaseModel } from '#core/contract/base-model';

/** A client waits for an earlier time than that of their place. */
export class Wait extends BaseModel {
  static override tableName = 'session_waits';
  static override idColumn = 'place_id';
  placeId!: string;
  clientId!: string;
  practitionerUserId!: string;
  createdAt!: string;
}

/** An earlier time, kept for one client until it expires. */
export class EarlierOffer extends BaseModel {
  static override tableName = 'session_offers';
  id!: string;
  placeId!: string;
  clientId!: string;
  practitionerId!: string;
  startsAt!: string;
  endsAt!: string;
  busy!: string;
  status!: 'open' | 'taken' | 'passed' | 'expired';
  expiresAt!: string;
  createdAt!: string;
}
