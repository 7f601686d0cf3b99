import type { Pojo } from 'objection';
import { BaseModel } from '#core/contract/base-model';
import { emptyContent } from '../../lib/empty-content';
import type { RetreatContent } from '../../schemas/content';
import type { RetreatStatus } from '../../schemas/values';

/** A retreat as a product; its dates are rows of their own. `title` and `slug` repeat what stands in `content`. */
export class Retreat extends BaseModel {
  static override tableName = 'retreats';
  static override jsonAttributes = ['content', 'pending'];
  id!: string;
  slug!: string;
  title!: string;
  status!: RetreatStatus;
  content!: RetreatContent;
  /** Changes of a published retreat that wait until somebody publishes them. */
  pending!: RetreatContent | null;
  /** Who wrote what was not published yet. */
  editors!: string[];
  publishAt!: string | null;
  sample!: boolean;
  version!: number;
  firstPublishedAt!: string | null;
  createdAt!: string;
  updatedAt!: string;

  /** What a release before wrote lacks the parts that were added since. */
  override $parseDatabaseJson(json: Pojo): Pojo {
    const row = super.$parseDatabaseJson(json);
    const complete = (name: 'content' | 'pending') =>
      row[name] ? { [name]: { ...emptyContent(row[name].title), ...row[name] } } : {};
    return { ...row, ...complete('content'), ...complete('pending') };
  }
}
