import { BaseModel } from '#core/contract/base-model';
import type { Evidence, Reference } from '../../schemas/article';
import type { ArticleContent, MediaInput } from '../../schemas/editorial';
import type { ArticleLanguage, ArticleStatus, ArticleType, Category } from '../../schemas/values';

/** What lists show of an article in another language. */
export interface TranslatedCard {
  readonly title: string;
  readonly excerpt: string;
  readonly readMinutes: number;
}

/** An article in any stage, with what is derived from its text. */
export class Article extends BaseModel {
  static override tableName = 'articles';
  static override jsonAttributes = ['refs', 'evidence', 'media', 'translated', 'pending'];
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
  language!: ArticleLanguage;
  /** By language; whole translations are read from the studio. */
  translated!: Readonly<Partial<Record<ArticleLanguage, TranslatedCard>>>;
  partner!: string | null;
  disclosure!: string | null;
  body!: string;
  refs!: Reference[];
  evidence!: Evidence | null;
  media!: MediaInput | null;
  /** Changes of a published article that wait until a second person publishes them. */
  pending!: ArticleContent | null;
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
