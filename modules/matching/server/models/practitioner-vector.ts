import { Model } from 'objection';

/** The vector of one piece of a practitioner's profile: 0 is the whole, 1.. are the statements in order. */
export class PractitionerVector extends Model {
  static override tableName = 'practitioner_vectors';
  static override idColumn = ['practitioner_id', 'model_id', 'piece'];
  practitioner_id!: string;
  model_id!: string;
  piece!: number;
  version!: number;
  vector!: Buffer;
}
