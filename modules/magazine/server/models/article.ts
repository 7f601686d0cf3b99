import { BaseModel } from '#core/contract/base-model';
import type { Evidence, Reference } from '../../schemas/article';
import type { MediaInput } from '../../schemas/editorial';
import type { ArticleStatus, ArticleType, Category } from '../../schemas/values';

/** An article in any stage, with what is derived from its text. */
export class Article extends BaseModel {
  static override tableName = 'articles';
  static override jsonAttributes = ['refs', 'evidence', 'media'];
  id!: string;
  slug!: string;
  status!: ArticleStatus;
  version!: number;
  title!: string;
  excerpt!: string;
  author!: string;
  authorId!: string | null;
  category!: Category;
  type!: ArticleType;
  tags!: string[];
  featured!: boolean;
  language!: 'en' | 'de' | 'es';
  partner!: string | null;
  disclosure!: string | null;
  body!: string;
  refs!: Reference[];
  evidence!: Evidence | null;
  media!: MediaInput | null;
  transcript!: string | null;
  cover!: string | null;
  words!: number;
  readMinutes!: number;
  plain!: string;
  shipped!: string | null;
  publishAt!: string | null;
  publishedAt!: string | null;
  changedAt!: string | null;
  createdAt!: string;
  updatedAt!: string;
}
