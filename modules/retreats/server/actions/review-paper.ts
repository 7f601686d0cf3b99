import type { Knex } from 'knex';
import { conflict, invalid } from '#core/contract/errors';
import type { User } from '#core/contract/route';
import type { Core } from '#core/contract/server';
import type { ChecklistReview } from '../../schemas/roster';
import { Paper } from '../models/place';
import type { FoundPaper } from '../queries/papers';
import { encryptNote } from '../queries/place-details';

/** Staff accept a paper or say why not. Throws 409 while nothing was handed in. */
export const reviewPaper = async (
  core: Core,
  trx: Knex.Transaction,
  user: User,
  { paper, place }: FoundPaper,
  { state, note }: ChecklistReview,
): Promise<Paper> => {
  const locked = await Paper.query(trx).findById(paper.id).forUpdate().throwIfNotFound();
  if (locked.fileId === null) throw conflict('no-paper', 'Nothing was handed in yet.');
  if (state === 'refused' && note.trim() === '') throw invalid('note', 'Say what is wrong with it.');
  const row = await Paper.query(trx).patchAndFetchById(paper.id, {
    state,
    noteEncrypted: note.trim() === '' ? null : await encryptNote(core, trx, place.userId, paper.id, note.trim()),
  });
  await core.audit.record(trx, {
    actor: user.id,
    action: 'retreats.paper-reviewed',
    subject: place.userId,
    object: `retreat-paper:${paper.id}`,
    detail: { state },
  });
  return row;
};
