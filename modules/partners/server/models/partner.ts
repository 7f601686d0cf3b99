import { BaseModel } from '#core/contract/base-model';

/** A house or a company the team works with. */
export class Partner extends BaseModel {
  static override tableName = 'partners';
  id!: string;
  name!: string;
  type!: string;
  status!: 'active' | 'paused';
  city!: string | null;
  url!: string | null;
  sample!: boolean;
  version!: number;
  archivedAt!: string | null;
  createdAt!: string;
  updatedAt!: string;
}
