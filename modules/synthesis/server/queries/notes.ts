import type { Knex } from 'knex';
import type { Core } from '#core/contract/server';
import { SynthesisNote } from '../models/synthesis-note';

export type NotePlace = Pick<SynthesisNote, 'synthesisId' | 'userId' | 'itemId'>;

export const notePlace = ({ synthesisId, itemId }: NotePlace): string =>
  `synthesis_notes:note:${synthesisId}:${itemId}`;

/** A note as its writer reads it. */
export interface OpenNote {
  readonly synthesisId: string;
  readonly itemId: string;
  readonly note: string;
  readonly createdAt: string;
}

/** Notes of one person, the oldest first; of one version or of all. */
export const findNotes = async (core: Core, db: Knex, userId: string, synthesisId?: string): Promise<OpenNote[]> => {
  const rows = await SynthesisNote.query(db)
    .where({ user_id: userId, ...(synthesisId ? { synthesis_id: synthesisId } : {}) })
    .orderBy(['created_at', 'item_id']);
  return Promise.all(
    rows.map(async (row) => ({
      synthesisId: row.synthesisId,
      itemId: row.itemId,
      note: await core.vault.decryptText(db, userId, notePlace(row), row.noteSealed),
      createdAt: row.createdAt,
    })),
  );
};
