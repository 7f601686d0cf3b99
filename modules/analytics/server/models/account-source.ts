import { BaseModel } from '#core/contract/base-model';

/** From where somebody came who opened an account. */
export class AccountSource extends BaseModel {
  static override tableName = 'account_sources';
  static override idColumn = 'user_id';
  userId!: string;
  source!: string;
}
