import { Model } from 'objection';
import type { Evidence, Reference } from '../../schemas/article';
import type { MediaInput } from '../../schemas/editorial';
import type { ArticleStatus, ArticleType, Category } from '../../schemas/values';

/** An article in any stage, with what is derived from its text. */
export class Article extends Model {
  static override tableName = 'articles';
  static override jsonAttributes = ['refs', 'evidence', 'media'];
  id!: string;
  slug!: string;
  status!: ArticleStatus;
  version!: number;
  title!: string;
  excerpt!: string;
  author!: string;
  author_id!: string | null;
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
  words!: number;
  read_minutes!: number;
  plain!: string;
  shipped!: string | null;
  publish_at!: string | null;
  published_at!: string | null;
  changed_at!: string | null;
  created_at!: string;
  updated_at!: string;
}
