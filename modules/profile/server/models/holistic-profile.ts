import { Model } from 'objection';

/** One version of a client's chart, sealed. */
export class HolisticProfile extends Model {
  static override tableName = 'holistic_profiles';
  id!: string;
  user_id!: string;
  version!: number;
  birth_version!: number;
  engine!: string;
  note!: string;
  chart_sealed!: Buffer;
  /** Null in versions made before births were kept with them. */
  birth_sealed!: Buffer | null;
  created_at!: string;
}
