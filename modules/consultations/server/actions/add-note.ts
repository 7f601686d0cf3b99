import { randomUUID } from 'node:crypto';
import type { Knex } from 'knex';
import { invalid } from '#core/contract/errors';
import type { User } from '#core/contract/route';
import type { Core } from '#core/contract/server';
import type { ConsultationNote } from '../../schemas/inbox';
import { encryptNote } from '../encryption';
import { ConsultationNoteRow } from '../models/consultation-note';
import { normalizeText } from '../queries/sender';
import { recordHistory } from './record-history';

/** Adds a note of the team, sealed. */
export const addNote = async (
  core: Core,
  trx: Knex.Transaction,
  user: User,
  requestId: string,
  written: string,
): Promise<ConsultationNote> => {
  const text = normalizeText(written);
  if (!/[^\s\p{Cf}]/u.test(text)) throw invalid('text', 'Write something first.');
  const id = randomUUID();
  const row = await ConsultationNoteRow.query(trx).insertAndFetch({
    id,
    requestId,
    author: user.id,
    textSealed: encryptNote(core, id, text),
  });
  await recordHistory(core, trx, requestId, { kind: 'note', actor: user.id });
  await core.audit.record(trx, { actor: user.id, action: 'consultations.note', object: requestId });
  return { id, author: `${user.firstName} ${user.lastName}`.trim(), text, createdAt: row.createdAt };
};
