import { BaseModel } from '#core/contract/base-model';

/** A gift card; its code is a digest and sealed, never in the open. */
export class GiftCard extends BaseModel {
  static override tableName = 'money_gift_cards';
  id!: string;
  codeHash!: string;
  codeSealed!: Buffer;
  amount!: number;
  currency!: string;
  documentId!: string;
  validUntil!: string;
  mailedAt!: string | null;
  readonly createdAt!: string;
}

/** A code that lowers the price of an invoice. */
export class PromotionCode extends BaseModel {
  static override tableName = 'money_codes';
  id!: string;
  code!: string;
  rate!: number | null;
  amount!: number | null;
  currency!: string | null;
  purpose!: string;
  validFrom!: string;
  validUntil!: string | null;
  maxUses!: number | null;
  uses!: number;
  oncePerPerson!: boolean;
  endedAt!: string | null;
  readonly createdAt!: string;
}

/** A payment by card that was begun. */
export class Checkout extends BaseModel {
  static override tableName = 'money_checkouts';
  id!: string;
  documentId!: string;
  amount!: number;
  currency!: string;
  state!: 'open' | 'pending' | 'paid' | 'failed' | 'expired';
  providerId!: string | null;
  readonly createdAt!: string;
}

/** What the payment service sent. */
export class ProviderEvent extends BaseModel {
  static override tableName = 'money_provider_events';
  id!: string;
  type!: string;
  outcome!: 'applied' | 'ignored' | 'problem';
  problem!: string;
  documentId!: string | null;
  readonly createdAt!: string;
  reviewedAt!: string | null;
}
