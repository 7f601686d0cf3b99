import { BaseModel } from '#core/contract/base-model';

/** One version of a client's chart, sealed. */
export class HolisticProfile extends BaseModel {
  static override tableName = 'holistic_profiles';
  id!: string;
  userId!: string;
  version!: number;
  birthVersion!: number;
  engine!: string;
  note!: string;
  chartSealed!: Buffer;
  /** Null in versions made before births were kept with them. */
  birthSealed!: Buffer | null;
  createdAt!: string;
}
