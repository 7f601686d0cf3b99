import { scanEnding } from '#core/contract/scans';
import type { Core, Job, PersonalData } from '#core/contract/server';
import type { RemovedDocuments } from './jobs/remove-documents';
import { DocumentRow } from './models/document';
import { MeasureRow } from './models/measure';
import { Note } from './models/note';
import { Supervision } from './models/supervision';
import { openDocuments, openFile } from './queries/documents';
import { listMeasureRows, openMeasures } from './queries/measures';
import { openNotes } from './queries/notes';
import { viewSupervisions } from './queries/supervisions';

const documentsOf = (core: Core, userId: string) =>
  DocumentRow.query(core.db)
    .where({ client_id: userId })
    .orWhere({ practitioner_user_id: userId, is_from_client: false })
    .orderBy(['created_at', 'id']);

/**
 * A practitioner's own notes and documents; a client's shared notes, how many are private to those who wrote them, all questionnaires,
 * and all documents with their files; of both who reads the notes for supervision.
 */
export const personalData = (core: Core, removeDocuments: Job<RemovedDocuments>): PersonalData => ({
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
      documents: await openDocuments(core, db, await documentsOf(core, userId)),
      supervisions: await viewSupervisions(
        core,
        await Supervision.query(db)
          .where({ client_id: userId })
          .orWhere({ practitioner_user_id: userId })
          .orderBy('asked_at'),
      ),
      questionnaires: await openMeasures(core, db, await listMeasureRows(db, { client_id: userId })),
    };
  },
  async *files(userId) {
    for (const row of await documentsOf(core, userId))
      yield { path: `documents/${row.id}.${scanEnding(row.type)}`, body: await openFile(core, row) };
  },
  erase: async (trx, userId) => {
    const removed = await DocumentRow.query(trx)
      .delete()
      .where({ client_id: userId })
      .orWhere({ practitioner_user_id: userId })
      .returning('*');
    const fileIds = removed.map(({ fileId }) => fileId);
    if (fileIds.length > 0) await core.jobs.enqueue(trx, removeDocuments, { fileIds });
    await Note.query(trx).delete().where({ client_id: userId }).orWhere({ practitioner_user_id: userId });
    await MeasureRow.query(trx).delete().where({ client_id: userId });
    await MeasureRow.query(trx).delete().where({ practitioner_user_id: userId });
    await Supervision.query(trx)
      .delete()
      .where({ client_id: userId })
      .orWhere({ practitioner_user_id: userId })
      .orWhere({ supervisor_user_id: userId });
  },
});
