import { BaseModel } from '#core/contract/base-model';
import type { Counts } from '../../schemas/imports';
import type { ImportState } from '../../schemas/values';

/** A file that was uploaded, and what became of it. */
export class Import extends BaseModel {
  static override tableName = 'imports';
  static override jsonAttributes = ['mapping', 'checked', 'written'];
  id!: string;
  kind!: string;
  fileName!: string;
  size!: number;
  createdBy!: string | null;
  createdAt!: string;
  state!: ImportState;
  delimiter!: string;
  parts!: number;
  preview!: Buffer | null;
  /** Headings by the names of fields. */
  mapping!: Readonly<Record<string, string>>;
  options!: string[];
  rows!: number | null;
  rowsDone!: number;
  checked!: Counts | null;
  written!: Counts | null;
  failure!: string | null;
  finishedAt!: string | null;
  fileUntil!: string;
  version!: number;
}
