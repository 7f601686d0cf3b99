import type { Knex } from 'knex';
import { fn } from 'objection';
import type { Core } from '#core/contract/server';
import { SynthesisNote } from '../models/synthesis-note';

type Place = Pick<SynthesisNote, 'synthesisId' | 'userId' | 'itemId'>;

const placeOf = ({ synthesisId, itemId }: Place): string => `synthesis_notes:note:${synthesisId}:${itemId}`;

/** Keeps a note on one part of a version, in place of the one before; null takes it away. */
export const saveNote = async (core: Core, trx: Knex.Transaction, place: Place, note: string | null): Promise<void> => {
  const { synthesisId, itemId, userId } = place;
  if (note === null) {
    await SynthesisNote.query(trx).deleteById([synthesisId, itemId]);
    return;
  }
  const noteSealed = await core.vault.seal(trx, userId, placeOf(place), note);
  await SynthesisNote.query(trx)
    .insert({ synthesisId, userId, itemId, noteSealed })
    .onConflict(['synthesis_id', 'item_id'])
    .merge({ noteSealed, createdAt: fn.now() });
};

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
      note: await core.vault.openText(db, userId, placeOf(row), row.noteSealed),
      createdAt: row.createdAt,
    })),
  );
};
