import { BaseModel } from '#core/contract/base-model';
import type { Account, EntryKind, PaymentMethod, RefundState } from '../../schemas/values';

/** Money that came in or went out; never changed. */
export class Payment extends BaseModel {
  static override tableName = 'money_payments';
  id!: string;
  documentId!: string;
  direction!: 'in' | 'out';
  method!: PaymentMethod;
  amount!: number;
  currency!: string;
  happenedOn!: string;
  reference!: string;
  providerId!: string | null;
  key!: string;
  giftCardId!: string | null;
  refundsId!: string | null;
  readonly createdAt!: string;
}

/** Money that is to be given back. */
export class Refund extends BaseModel {
  static override tableName = 'money_refunds';
  id!: string;
  documentId!: string;
  paymentId!: string;
  amount!: number;
  state!: RefundState;
  providerId!: string | null;
  failure!: string;
  readonly createdAt!: string;
}

/** An entry of the ledger; its lines sum to zero in every currency. */
export class Entry extends BaseModel {
  static override tableName = 'money_entries';
  id!: string;
  documentId!: string;
  paymentId!: string | null;
  kind!: EntryKind;
  happenedOn!: string;
  isSample!: boolean;
  key!: string;
  readonly createdAt!: string;
}

export class EntryLine extends BaseModel {
  static override tableName = 'money_entry_lines';
  static override idColumn = ['entry_id', 'position'];
  entryId!: string;
  position!: number;
  account!: Account;
  currency!: string;
  amount!: number;
  kind!: EntryKind;
  happenedOn!: string;
  isSample!: boolean;
}
