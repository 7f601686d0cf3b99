import { BaseModel } from '#core/contract/base-model';
import type { Terms } from '../../schemas/content';
import type { ChecklistKind, ChecklistState, PlaceStatus } from '../../schemas/values';

interface PlaceTerms {
  readonly policy: Terms['policy'];
  readonly schedule: readonly { readonly dueOn: string; readonly amount: number; readonly label: string }[];
}

/** One person's place on a date. */
export class Place extends BaseModel {
  static override tableName = 'retreat_places';
  static override jsonAttributes = ['terms'];
  id!: string;
  reference!: string;
  dateId!: string;
  roomId!: string | null;
  userId!: string;
  status!: PlaceStatus;
  title!: string;
  roomName!: string;
  priceMinor!: number;
  currency!: string;
  terms!: PlaceTerms;
  detailsEncrypted!: Buffer;
  rooming!: string;
  arrivedAt!: string | null;
  cancelledAt!: string | null;
  cancelledBy!: 'client' | 'house' | null;
  sample!: boolean;
  version!: number;
  createdAt!: string;
}

/** A paper that a participant hands in before the retreat. */
export class Paper extends BaseModel {
  static override tableName = 'retreat_papers';
  id!: string;
  placeId!: string;
  kind!: ChecklistKind;
  /** As they were when the place was booked. */
  amountMinor!: number | null;
  currency!: string | null;
  state!: ChecklistState;
  type!: string | null;
  fileId!: string | null;
  noteEncrypted!: Buffer | null;
  uploadedAt!: string | null;
}

/** A mail that staff sent to everybody who comes on a date. */
export class RetreatMessage extends BaseModel {
  static override tableName = 'retreat_messages';
  id!: string;
  dateId!: string;
  sentBy!: string | null;
  textEncrypted!: Buffer;
  recipients!: number;
  sentAt!: string;
}
