import { BaseModel } from '#core/contract/base-model';
import type { ContentFields, ContentLanguage } from '../../lib/content';
import type { DraftState } from '../../schemas/values';

/** A document in one language that somebody has edited; those that nobody has are built in and have no row. */
export class DocumentRow extends BaseModel {
  static override tableName = 'studio_documents';
  static override jsonAttributes = ['draft'];
  id!: string;
  noun!: string;
  key!: string;
  language!: ContentLanguage;
  published!: number;
  draft!: ContentFields | null;
  draftState!: DraftState | null;
  draftSource!: string | null;
  publishAt!: string | null;
  editedBy!: string | null;
  editedAt!: string | null;
  editors!: string[];
  approvedBy!: string | null;
  version!: number;
}

/** A document that staff added. */
export class AdditionRow extends BaseModel {
  static override tableName = 'studio_additions';
  id!: number;
  noun!: string;
  key!: string;
  title!: string;
}

/** What was published, for good. */
export class VersionRow extends BaseModel {
  static override tableName = 'studio_versions';
  static override idColumn = ['document_id', 'number'];
  static override jsonAttributes = ['fields'];
  documentId!: string;
  number!: number;
  fields!: ContentFields;
  source!: string | null;
  editedBy!: string | null;
  publishedBy!: string | null;
  publishedAt!: string;
}

/** What was shown of something that another module edits. */
export class KeptVersionRow extends BaseModel {
  static override tableName = 'studio_kept_versions';
  static override idColumn = ['kind', 'object_id', 'number'];
  static override jsonAttributes = ['content'];
  kind!: string;
  objectId!: string;
  number!: number;
  content!: object;
  keptBy!: string | null;
  keptAt!: string;
}
