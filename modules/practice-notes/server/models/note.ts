import { BaseModel } from '#core/contract/base-model';

/** A practitioner's note about a client; its words are versions and addenda. */
export class Note extends BaseModel {
  static override tableName = 'practice_notes';
  id!: string;
  practitionerUserId!: string;
  clientId!: string;
  matchId!: string;
  sessionId!: string | null;
  isShared!: boolean;
  signedAt!: string | null;
  version!: number;
  createdAt!: string;
  updatedAt!: string;
}
/** The words of a note after one saving. */
export class NoteVersion extends BaseModel {
  static override tableName = 'practice_note_versions';
  static override idColumn = ['note_id', 'version'];
  noteId!: string;
  version!: number;
  textSealed!: Buffer;
  createdAt!: string;
}
/** What was added to a note after it was signed. */
export class Addendum extends BaseModel {
  static override tableName = 'practice_note_addenda';
  id!: string;
  noteId!: string;
  textSealed!: Buffer;
  createdAt!: string;
}
