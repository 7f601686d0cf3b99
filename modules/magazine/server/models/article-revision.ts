import { Model } from 'objection';
import type { ArticleContent } from '../../schemas/editorial';
import type { ArticleStatus } from '../../schemas/values';

/** One version of an article, kept as it was. */
export class ArticleRevision extends Model {
  static override tableName = 'article_revisions';
  static override idColumn = ['article_id', 'version'];
  static override jsonAttributes = ['content'];
  article_id!: string;
  version!: number;
  editor_id!: string | null;
  action!: 'created' | 'changed' | 'restored' | 'moved';
  status!: ArticleStatus;
  content!: ArticleContent;
  words!: number;
  saved_at!: string;
}
