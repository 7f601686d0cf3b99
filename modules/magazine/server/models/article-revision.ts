import { BaseModel } from '#core/contract/base-model';
import type { ArticleContent } from '../../schemas/editorial';
import type { ArticleStatus } from '../../schemas/values';

/** One version of an article, kept as it was. */
export class ArticleRevision extends BaseModel {
  static override tableName = 'article_revisions';
  static override idColumn = ['article_id', 'version'];
  static override jsonAttributes = ['content'];
  articleId!: string;
  version!: number;
  editorId!: string | null;
  action!: 'created' | 'changed' | 'restored' | 'moved';
  status!: ArticleStatus;
  content!: ArticleContent;
  words!: number;
  savedAt!: string;
}
