import { BaseModel } from '#core/contract/base-model';

/** Digests of the sentences after which a client said that they are safe; sealed. */
export class CrisisAcknowledgement extends BaseModel {
  static override tableName = 'crisis_acknowledgements';
  static override idColumn = 'user_id';
  userId!: string;
  digestsSealed!: Buffer;
}
