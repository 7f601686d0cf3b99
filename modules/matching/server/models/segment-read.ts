import { Model } from 'objection';

/** One reading of one segment by a practitioner, in the client's access log; rows are only ever added. */
export class SegmentRead extends Model {
  static override tableName = 'segment_reads';
  id!: string;
  client_id!: string;
  practitioner_id!: string;
  match_id!: string;
  consent_id!: string;
  segment!: string;
  at!: string;
}
