import type { Knex } from 'knex';
import { invalid, preconditionFailed, preconditionRequired } from '#core/contract/errors';
import type { Core } from '#core/contract/server';
import { laborOf } from '../../schemas/twelve-labors';
import { LaborDraft } from '../models/labor-draft';
import { LaborResponse } from '../models/labor-response';
import { presentDraft } from '../present';
import { draftPlace, sealText } from './sealed-text';

export const draftsOf = (db: Knex, userId: string): Promise<LaborDraft[]> =>
  LaborDraft.query(db).where({ user_id: userId }).orderBy('labor_number').execute();

/** Stores unsaved writing. `ifMatch` names the revision that was read; `0` or nothing for the first one. */
export const putDraft = async (
  core: Core,
  trx: Knex.Transaction,
  userId: string,
  laborNumber: number,
  text: string,
  ifMatch: string | null,
): Promise<LaborDraft> => {
  if (!laborOf(laborNumber)) throw invalid('laborNumber', 'There are twelve Labors.');
  await trx.raw('select pg_advisory_xact_lock(hashtextextended(?, 0))', [`draft:${userId}:${laborNumber}`]);
  const held = await LaborDraft.query(trx).findById([userId, laborNumber]);
  if (held && ifMatch === null) throw preconditionRequired();
  if (held && ifMatch !== String(held.revision)) throw preconditionFailed(await presentDraft(core, trx, held));
  if (!held && ifMatch !== null && ifMatch !== '0') throw preconditionFailed(null);

  const text_sealed = await sealText(core, trx, userId, draftPlace(userId, laborNumber), text);
  if (held)
    return LaborDraft.query(trx).patchAndFetchById([userId, laborNumber], {
      text_sealed,
      revision: held.revision + 1,
      saved_at: trx.fn.now() as unknown as string,
    });
  const saved = await LaborResponse.query(trx).findOne({ user_id: userId, labor_number: laborNumber, status: 'saved' });
  return LaborDraft.query(trx).insertAndFetch({
    user_id: userId,
    labor_number: laborNumber,
    text_sealed,
    revision: 1,
    based_on: saved?.version ?? null,
  });
};

/** Throws unsaved writing away. */
export const discardDraft = async (trx: Knex.Transaction, userId: string, laborNumber: number): Promise<void> => {
  await LaborDraft.query(trx).deleteById([userId, laborNumber]);
};
