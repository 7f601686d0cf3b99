import { BaseModel } from '#core/contract/base-model';

/** A calendar elsewhere that a practitioner subscribed to. */
export class Feed extends BaseModel {
  static override tableName = 'calendar_feeds';
  id!: string;
  userId!: string;
  name!: string;
  addressSealed!: Buffer;
  host!: string;
  etag!: string | null;
  lastModified!: string | null;
  state!: 'waiting' | 'ok' | 'failed';
  reason!: string | null;
  failures!: number;
  entries!: number;
  leftOut!: number;
  checkedAt!: string | null;
  readAt!: string | null;
  nextAt!: string;
  createdAt!: string;
}
