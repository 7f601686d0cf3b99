import { BaseModel } from '#core/contract/base-model';
import type { RetreatContent } from '../../schemas/content';
import type { RetreatStatus } from '../../schemas/values';

/** A retreat as a product; its dates are rows of their own. `title` and `slug` repeat what stands in `content`. */
export class Retreat extends BaseModel {
  static override tableName = 'retreats';
  static override jsonAttributes = ['content'];
  id!: string;
  slug!: string;
  title!: string;
  status!: RetreatStatus;
  content!: RetreatContent;
  sample!: boolean;
  version!: number;
  firstPublishedAt!: string | null;
  createdAt!: string;
  updatedAt!: string;
}
