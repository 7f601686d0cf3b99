import { randomUUID } from 'node:crypto';
import type { Knex } from 'knex';
import { invalid } from '#core/contract/errors';
import type { User } from '#core/contract/route';
import type { Core } from '#core/contract/server';
import type { IntakeNote } from '../../schemas/admin';
import { IntakeNoteRow } from '../models/intake';
import { formerStaff, staffNames } from '../queries/cards';
import { remember } from '../queries/history';

const placeOf = (id: string): string => `intake_notes:text_sealed:${id}`;

/** The words of a note. */
export const noteText = (core: Core, { id, textSealed }: IntakeNoteRow): string =>
  core.vault.openForHost(placeOf(id), textSealed);

/** Adds a note of the team, sealed. Throws 422 for one without a visible sign. */
export const addNote = async (
  core: Core,
  trx: Knex.Transaction,
  user: User,
  intakeId: string,
  written: string,
): Promise<IntakeNote> => {
  const text = written.replace(/\r\n?/g, '\n').trim();
  if (!/[^\s\p{Cf}]/u.test(text)) throw invalid('text', 'Write something first.');
  const id = randomUUID();
  const row = await IntakeNoteRow.query(trx).insertAndFetch({
    id,
    intakeId,
    author: user.id,
    textSealed: core.vault.sealForHost(placeOf(id), text),
  });
  await remember(core, trx, intakeId, { kind: 'note', actor: user.id });
  await core.audit.record(trx, { actor: user.id, action: 'intake.note', object: `intake:${intakeId}` });
  return { id, author: `${user.firstName} ${user.lastName}`.trim(), text, createdAt: row.createdAt };
};

/** The notes on an intake, newest first. */
export const notesOf = async (core: Core, db: Knex, intakeId: string): Promise<IntakeNote[]> => {
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
