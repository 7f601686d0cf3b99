import { BaseModel } from '#core/contract/base-model';

/** The vector of one piece of a practitioner's profile: 0 is the whole, 1.. are the statements in order. */
export class PractitionerVector extends BaseModel {
  static override tableName = 'practitioner_vectors';
  static override idColumn = ['practitioner_id', 'model_id', 'piece'];
  practitionerId!: string;
  modelId!: string;
  piece!: number;
  version!: number;
  vector!: Buffer;
}
