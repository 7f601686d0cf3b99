import { BaseModel } from '#core/contract/base-model';
import type { MediaKind } from '../../schemas/values';

/** A file of the library. */
export class Item extends BaseModel {
  static override tableName = 'media_items';
  id!: string;
  key!: string;
  folder!: string;
  kind!: MediaKind;
  type!: string;
  name!: string;
  size!: number;
  width!: number | null;
  height!: number | null;
  widths!: number[];
  focalX!: number;
  focalY!: number;
  alt!: string;
  isDecorative!: boolean;
  credit!: string;
  licence!: string;
  transcript!: string;
  posterId!: string | null;
  uploadedBy!: string | null;
  publishedAt!: string | null;
  createdAt!: string;
  version!: number;
}
