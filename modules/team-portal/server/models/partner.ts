import { Model } from 'objection';

/** A house or a company the team works with. */
export class Partner extends Model {
  static override tableName = 'partners';
  id!: string;
  name!: string;
  type!: string;
  status!: 'active' | 'paused';
  city!: string | null;
  url!: string | null;
  sample!: boolean;
  version!: number;
  archived_at!: string | null;
  created_at!: string;
  updated_at!: string;
}
