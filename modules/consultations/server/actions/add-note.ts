import { randomUUID } from 'node:crypto';
import type { Knex } from 'knex';
import { invalid } from '#core/contract/errors';
import type { User } from '#core/contract/route';
import type { Core } from '#core/contract/server';
import type { ConsultationNote } from '../../schemas/inbox';
import { sealNote } from '../encryption';
import { ConsultationNoteRow } from '../models/consultation-note';
import { tidyText } from '../queries/sender';
import { remember } from './record-history';

/** Adds a note of the team, sealed. */
export const addNote = async (
  core: Core,
  trx: Knex.Transaction,
  user: User,
  requestId: string,
  written: string,
): Promise<ConsultationNote> => {
  const text = tidyText(written);
  if (!/[^\s\p{Cf}]/u.test(text)) throw invalid('text', 'Write something first.');
  const id = randomUUID();
  const row = await ConsultationNoteRow.query(trx).insertAndFetch({
    id,
    requestId,
    author: user.id,
    textSealed: sealNote(core, id, text),
  });
  await remember(core, trx, requestId, { kind: 'note', actor: user.id });
  await core.audit.record(trx, { actor: user.id, action: 'consultations.note', object: requestId });
  return { id, author: `${user.firstName} ${user.lastName}`.trim(), text, createdAt: row.createdAt };
};
