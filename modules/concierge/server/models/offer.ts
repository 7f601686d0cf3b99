import { BaseModel } from '#core/contract/base-model';
import type { OfferView } from '../../schemas/offer';

/** One thing that can be chosen for a trip. */
export class Offer extends BaseModel {
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
  ratingTenths!: number | null;
  reviews!: number;
  features!: string[];
  dietary!: OfferView['dietaryOptions'];
  availability!: OfferView['availability'];
  priceMinor!: number | null;
  currency!: string | null;
  pricePer!: NonNullable<OfferView['price']>['per'] | null;
  taxCode!: string | null;
  opens!: number | null;
  closes!: number | null;
  departs!: number | null;
  minutes!: number | null;
  bookingUrl!: string | null;
  language!: OfferView['language'];
  sample!: boolean;
  version!: number;
  updatedAt!: string;
}
