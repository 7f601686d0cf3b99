import { Model } from 'objection';

/** A task or a check-in of a plan. */
export class AftercareItem extends Model {
  static override tableName = 'aftercare_items';
  id!: string;
  plan_id!: string;
  position!: number;
  kind!: 'task' | 'check-in';
  assignee!: 'client' | 'practitioner';
  text_sealed!: Buffer;
  /** `YYYY-MM-DD`. */
  due_on!: string | null;
  done_at!: string | null;
  done_by!: 'client' | 'practitioner' | null;
  note_sealed!: Buffer | null;
}
