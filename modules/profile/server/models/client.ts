import { BaseModel } from '#core/contract/base-model';

/** A client's record; birth data is sealed. */
export class Client extends BaseModel {
  static override tableName = 'clients';
  id!: string;
  userId!: string;
  birthSealed!: Buffer;
  version!: number;
  createdAt!: string;
  updatedAt!: string;
}
