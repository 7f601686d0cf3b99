import { Model } from 'objection';

/** The current version of one person's answer to one Labor. The text is sealed. */
export class LaborResponse extends Model {
  static override tableName = 'labor_responses';
  id!: string;
  user_id!: string;
  labor_number!: number;
  text_sealed!: Buffer;
  words!: number;
  version!: number;
  status!: 'saved' | 'withdrawn';
  withdrawn_at!: string | null;
  created_at!: string;
  updated_at!: string;
}
