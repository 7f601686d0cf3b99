import type { Knex } from 'knex';
import type { Core } from '#core/contract/server';
import type { IntakeNote } from '../../schemas/admin';
import { IntakeNoteRow } from '../models/intake';
import { formerStaff, staffNames } from './cards';

/** Where the words of a note are encrypted. */
export const notePlace = (id: string): string => `intake_notes:text_sealed:${id}`;

/** The words of a note. */
export const noteText = (core: Core, { id, textSealed }: IntakeNoteRow): string =>
  core.vault.decryptForHost(notePlace(id), textSealed);

/** The notes on an intake, newest first. */
export const listNotes = async (core: Core, db: Knex, intakeId: string): Promise<IntakeNote[]> => {
  const rows = await IntakeNoteRow.query(db).where({ intake_id: intakeId }).orderBy('created_at', 'desc').limit(200);
  const nameOf = await staffNames(
    core,
    rows.map(({ author }) => author),
  );
  return rows.map((row) => ({
    id: row.id,
    author: nameOf(row.author)?.name ?? formerStaff,
    text: noteText(core, row),
    createdAt: row.createdAt,
  }));
};
