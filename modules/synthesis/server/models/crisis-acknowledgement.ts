import { Model } from 'objection';

/** Digests of the sentences after which a client said that they are safe; sealed. */
export class CrisisAcknowledgement extends Model {
  static override tableName = 'crisis_acknowledgements';
  static override idColumn = 'user_id';
  user_id!: string;
  digests_sealed!: Buffer;
}
