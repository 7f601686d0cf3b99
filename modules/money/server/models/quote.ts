import { BaseModel } from '#core/contract/base-model';
import type { QuoteLine, QuotePart } from '../../schemas/quotes';
import type { AnsweredState } from '../../schemas/values';
import type { Issuer } from './document';

/** A price that somebody was offered until a day. All but the answer is fixed when it is sent. */
export class Quote extends BaseModel {
  static override tableName = 'money_quotes';
  static override jsonAttributes = ['lines', 'parts', 'issuer'];
  id!: string;
  series!: string;
  year!: number;
  number!: number;
  numberText!: string;
  replacesId!: string | null;
  userId!: string | null;
  clientName!: string;
  clientEmail!: string;
  currency!: string;
  language!: 'en' | 'de' | 'es';
  lines!: readonly QuoteLine[];
  parts!: readonly QuotePart[];
  issuer!: Issuer;
  total!: number;
  tax!: number;
  validUntil!: string;
  state!: AnsweredState;
  decidedAt!: string | null;
  invoiceId!: string | null;
  /** As they were when it was sent. */
  terms!: string | null;
  termsVersion!: number | null;
  /** `<module>:<noun>:<id>` that it was made about. */
  subject!: string | null;
  remindedAt!: string | null;
  readonly createdAt!: string;
}
