import { BaseModel } from '#core/contract/base-model';

/** A task or a check-in of a plan. */
export class AftercareItem extends BaseModel {
  static override tableName = 'aftercare_items';
  id!: string;
  planId!: string;
  position!: number;
  kind!: 'task' | 'check-in';
  assignee!: 'client' | 'practitioner';
  textSealed!: Buffer;
  /** `YYYY-MM-DD`. */
  dueOn!: string | null;
  doneAt!: string | null;
  doneBy!: 'client' | 'practitioner' | null;
  noteSealed!: Buffer | null;
}
