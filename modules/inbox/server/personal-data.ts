import type { Core, PersonalData } from '#core/contract/server';
import { ItemMessage, ItemNote, ItemState } from './models/inbox';
import { decryptMessage, decryptNote } from './queries/encryption';

/** What the team wrote to and about a person, and what a member of the team did. */
export const personalData = (core: Core): PersonalData => ({
  export: async (userId) => {
    const { db } = core;
    const mails = [];
    for (const row of await ItemMessage.query(db).where({ person_id: userId }).orderBy('created_at')) {
      const { address, subject, text } = await decryptMessage(core, db, row);
      mails.push({ direction: row.direction, address, subject, text, at: row.createdAt });
    }
    const notes = [];
    for (const row of await ItemNote.query(db).where({ person_id: userId }).orderBy('created_at'))
      notes.push({ text: await decryptNote(core, db, row), at: row.createdAt });
    const [assigned, written, answered] = await Promise.all([
      ItemState.query(db).where({ assignee_id: userId }).select('kind', 'source_id'),
      ItemNote.query(db).where({ author_id: userId }).select('kind', 'source_id', 'created_at'),
      ItemMessage.query(db).where({ author_id: userId }).select('kind', 'source_id', 'created_at'),
    ]);
    return { mails, notes, asStaff: { assigned, notesWritten: written, mailsWritten: answered } };
  },
  erase: async (trx, userId) => {
    await ItemMessage.query(trx).delete().where({ person_id: userId });
    await ItemNote.query(trx).delete().where({ person_id: userId });
    await trx('inbox_mentions').delete().where({ user_id: userId });
    await ItemState.query(trx).patch({ assigneeId: null }).where({ assignee_id: userId });
    await ItemNote.query(trx).patch({ authorId: null }).where({ author_id: userId });
    await ItemMessage.query(trx).patch({ authorId: null }).where({ author_id: userId });
  },
});
