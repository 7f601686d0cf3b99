import type { Core, PersonalData } from '#core/contract/server';
import { MeasureRow } from './models/measure';
import { Note } from './models/note';
import { listMeasureRows, openMeasures } from './queries/measures';
import { openNotes } from './queries/notes';

/** A practitioner's own notes; a client's shared notes, how many are private to those who wrote them, and all questionnaires. */
export const personalData = (core: Core): PersonalData => ({
  export: async (userId) => {
    const { db } = core;
    const about = await Note.query(db).where({ client_id: userId }).orderBy('created_at');
    const written = await Note.query(db).where({ practitioner_user_id: userId }).orderBy('created_at');
    return {
      notesSharedWithYou: await openNotes(
        core,
        db,
        about.filter(({ isShared }) => isShared),
      ),
      privateNotesAboutYou: about.filter(({ isShared }) => !isShared).length,
      notesYouWrote: await openNotes(core, db, written),
      questionnaires: await openMeasures(core, db, await listMeasureRows(db, { client_id: userId })),
    };
  },
  erase: async (trx, userId) => {
    await Note.query(trx).delete().where({ client_id: userId }).orWhere({ practitioner_user_id: userId });
    await MeasureRow.query(trx).delete().where({ client_id: userId });
    await MeasureRow.query(trx).delete().where({ practitioner_user_id: userId });
  },
});
