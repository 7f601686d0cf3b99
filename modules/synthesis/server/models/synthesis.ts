import { BaseModel } from '#core/contract/base-model';

/** One version of one client's reading; the document is sealed. */
export class Synthesis extends BaseModel {
  static override tableName = 'syntheses';
  static override jsonAttributes = ['sources'];
  id!: string;
  userId!: string;
  jobId!: string;
  version!: number;
  engine!: string;
  documentSealed!: Buffer;
  /** Version of the answer to each Labor it was made from. */
  sources!: Record<string, number>;
  /** Labors that the client left out of it. */
  leftOut!: number[];
  laborsRevision!: number;
  profileVersion!: number;
  createdAt!: string;
}
