import { Model } from 'objection';

/** A client's record; birth data is sealed. */
export class Client extends Model {
  static override tableName = 'clients';
  id!: string;
  user_id!: string;
  birth_sealed!: Buffer;
  version!: number;
  created_at!: string;
  updated_at!: string;
}
