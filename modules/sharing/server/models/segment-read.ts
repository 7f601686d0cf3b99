import { BaseModel } from '#core/contract/base-model';

/** One reading of one segment by a practitioner, or one that was refused, in the client's access log; rows are only ever added. */
export class SegmentRead extends BaseModel {
  static override tableName = 'segment_reads';
  id!: string;
  clientId!: string;
  practitionerId!: string;
  matchId!: string;
  consentId!: string;
  segment!: string;
  /** The client keeps the segment back: nothing was shown. */
  refused!: boolean;
  at!: string;
}
