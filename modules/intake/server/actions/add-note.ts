import { randomUUID } from 'node:crypto';
import type { Knex } from 'knex';
import { invalid } from '#core/contract/errors';
import type { User } from '#core/contract/route';
import type { Core } from '#core/contract/server';
import type { IntakeNote } from '../../schemas/admin';
import { IntakeNoteRow } from '../models/intake';
import { remember } from '../queries/history';
import { notePlace } from '../queries/notes';

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
    textSealed: core.vault.encryptForHost(notePlace(id), text),
  });
  await remember(core, trx, intakeId, { kind: 'note', actor: user.id });
  await core.audit.record(trx, { actor: user.id, action: 'intake.note', object: `intake:${intakeId}` });
  return { id, author: `${user.firstName} ${user.lastName}`.trim(), text, createdAt: row.createdAt };
};
