import { BaseModel } from '#core/contract/base-model';
import type { Statement } from '#modules/match-scoring/public-server';
import type { Gender, Mode } from '../../schemas/offer';

/** A practitioner who may be suggested; `sample` rows exist only in a development seed. */
export class Practitioner extends BaseModel {
  static override tableName = 'practitioners';
  static override jsonAttributes = ['statements'];
  id!: string;
  userId!: string | null;
  slug!: string;
  name!: string;
  specializations!: string[];
  approach!: string | null;
  experience!: number;
  languages!: string[];
  availability!: 'open' | 'waiting-list' | 'closed';
  frameworks!: string[];
  designFocus!: string[];
  statements!: Statement[];
  /** Most accepted clients at a time; null for no limit. */
  capacity!: number | null;
  modes!: Mode[];
  /** Euros; null where that was not said. */
  pricePerHour!: number | null;
  placeId!: string | null;
  placeLabel!: string | null;
  countryCode!: string | null;
  latitude!: number | null;
  longitude!: number | null;
  gender!: Gender | null;
  offerVersion!: number;
  sample!: boolean;
  version!: number;
  createdAt!: string;
}
