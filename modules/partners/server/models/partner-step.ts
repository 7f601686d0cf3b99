import { BaseModel } from '#core/contract/base-model';

/** One step in the history of a partner. */
export class PartnerStepTaken extends BaseModel {
  static override tableName = 'partner_changes';
  static override jsonAttributes = ['changes'];
  /** bigint as text. */
  id!: string;
  partnerId!: string;
  actor!: string | null;
  kind!: 'created' | 'changed' | 'archived' | 'restored';
  changes!: Readonly<Record<string, readonly [string | null, string | null]>>;
  at!: string;
}
