import { BaseModel } from '#core/contract/base-model';

/** An address of another system that hears of events. */
export class Webhook extends BaseModel {
  static override tableName = 'webhooks';
  id!: string;
  name!: string;
  url!: string;
  events!: string[];
  secret!: Buffer;
  formerSecret!: Buffer | null;
  formerUntil!: string | null;
  failures!: number;
  pausedBy!: 'staff' | 'failures' | null;
  createdBy!: string | null;
  createdAt!: string;
  version!: number;
}
