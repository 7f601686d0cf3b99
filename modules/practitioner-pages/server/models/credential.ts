import { BaseModel } from '#core/contract/base-model';
import type { CredentialState } from '../../schemas/values';

/** A training or licence with its document. */
export class Credential extends BaseModel {
  static override tableName = 'practitioner_credentials';
  id!: string;
  userId!: string;
  title!: string;
  issuer!: string;
  year!: number;
  /** A date; the last day on which it is valid. */
  expiresOn!: string | null;
  state!: CredentialState;
  note!: string | null;
  fileId!: string | null;
  type!: string | null;
  checkedBy!: string | null;
  checkedAt!: string | null;
  remindedAt!: string | null;
  version!: number;
  createdAt!: string;
}
