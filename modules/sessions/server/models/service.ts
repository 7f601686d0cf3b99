import { BaseModel } from '#core/contract/base-model';
import type { ServiceInput } from '../../schemas/services';

/** Something a practitioner offers. Amounts are whole numbers of the currency's smallest unit. */
export class Service extends BaseModel {
  static override tableName = 'session_services';
  id!: string;
  practitionerId!: string;
  practitionerUserId!: string;
  kind!: ServiceInput['kind'];
  title!: string;
  description!: string;
  minutes!: number;
  /** PostgreSQL gives a bigint as text. */
  amount!: string | number | null;
  currency!: NonNullable<ServiceInput['price']>['currency'] | null;
  mode!: ServiceInput['mode'];
  place!: string | null;
  linkSealed!: Buffer | null;
  sessionCount!: number | null;
  capacity!: number | null;
  /** Null: that of all sessions. */
  taxCode!: string | null;
  isActive!: boolean;
  version!: number;
  createdAt!: string;
}
