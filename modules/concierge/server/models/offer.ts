import { Model } from 'objection';
import type { OfferView } from '../../schemas/offer';

/** One thing that can be chosen for a trip. */
export class Offer extends Model {
  static override tableName = 'offers';
  id!: string;
  source!: string;
  position!: number;
  name!: string;
  category!: OfferView['category'];
  description!: string;
  location!: string;
  latitude!: number;
  longitude!: number;
  origin!: string | null;
  provider!: string;
  rating_tenths!: number | null;
  reviews!: number;
  features!: string[];
  dietary!: OfferView['dietaryOptions'];
  availability!: OfferView['availability'];
  price_minor!: number | null;
  currency!: string | null;
  price_per!: NonNullable<OfferView['price']>['per'] | null;
  opens!: number | null;
  closes!: number | null;
  departs!: number | null;
  minutes!: number | null;
  booking_url!: string | null;
  sample!: boolean;
  updated_at!: string;
}
