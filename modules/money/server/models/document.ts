import { BaseModel } from '#core/contract/base-model';
import type { RefundStep } from '../../lib/refund-policy';
import type { Account, DocumentKind, PartLabel, PaymentStatus } from '../../schemas/values';

/** Who issues documents. */
export interface Issuer {
  readonly name: string;
  readonly address: string;
  readonly taxId: string;
}

/** An invoice, a credit note or a practitioner's statement. Sums and status are written by the database alone. */
export class Document extends BaseModel {
  static override tableName = 'money_documents';
  static override jsonAttributes = ['policy', 'issuer'];
  id!: string;
  kind!: DocumentKind;
  series!: string;
  year!: number;
  number!: number;
  numberText!: string;
  key!: string;
  purpose!: string;
  correctsId!: string | null;
  userId!: string | null;
  payerName!: string;
  payerEmail!: string;
  practitionerId!: string | null;
  shareRate!: number;
  currency!: string;
  total!: number;
  tax!: number;
  policy!: readonly RefundStep[];
  startsOn!: string | null;
  returnPath!: string;
  issuer!: Issuer;
  language!: 'en' | 'de' | 'es';
  reason!: string;
  isSample!: boolean;
  issuedOn!: string;
  cancelledAt!: string | null;
  readonly balance!: number;
  readonly received!: number;
  readonly refunded!: number;
  readonly nextDueOn!: string | null;
  readonly status!: PaymentStatus;
  readonly createdAt!: string;
}

/** A line of a document; prices include their tax. */
export class Line extends BaseModel {
  static override tableName = 'money_lines';
  static override idColumn = ['document_id', 'position'];
  documentId!: string;
  position!: number;
  description!: string;
  quantity!: number;
  unitAmount!: number;
  amount!: number;
  account!: Extract<Account, 'revenue' | 'gift-cards' | 'practitioner-shares'>;
  taxCode!: string;
  taxRate!: number;
  tax!: number;
}

/** A part of an invoice with a day of its own. */
export class Part extends BaseModel {
  static override tableName = 'money_parts';
  static override idColumn = ['document_id', 'position'];
  documentId!: string;
  position!: number;
  dueOn!: string;
  amount!: number;
  label!: PartLabel;
}

export class TaxRate extends BaseModel {
  static override tableName = 'money_tax_rates';
  static override idColumn = ['code', 'valid_from'];
  code!: string;
  validFrom!: string;
  name!: string;
  rate!: number;
}
