import { BaseModel } from '#core/contract/base-model';

/** One event on its way to one webhook. */
export class Delivery extends BaseModel {
  static override tableName = 'webhook_deliveries';
  static override jsonAttributes = ['payload'];
  id!: string;
  webhookId!: string;
  event!: string;
  payload!: object;
  state!: 'waiting' | 'delivered' | 'failed';
  attempts!: number;
  status!: number | null;
  excerpt!: string;
  reason!: string | null;
  createdAt!: string;
  triedAt!: string | null;
  nextTryAt!: string | null;
}
