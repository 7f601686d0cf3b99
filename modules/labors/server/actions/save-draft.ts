import type { Knex } from 'knex';
import { fn, raw } from 'objection';
import { invalid, preconditionFailed, preconditionRequired } from '#core/contract/errors';
import type { Core } from '#core/contract/server';
import { laborOf } from '../../schemas/twelve-labors';
import { draftContext, encryptText } from '../encryption';
import { LaborDraft } from '../models/labor-draft';
import { LaborResponse } from '../models/labor-response';
import { getDraftView } from '../queries/drafts';

type Key = readonly [userId: string, laborNumber: number];

/** Puts the text in the place of the revision that was read; undefined when that is not the one that stands. */
const replaceDraft = async (
  trx: Knex.Transaction,
  [userId, laborNumber]: Key,
  textSealed: Buffer,
  ifMatch: string,
): Promise<LaborDraft | undefined> => {
  if (!/^[1-9]\d{0,8}$/.test(ifMatch)) return undefined;
  const [row] = await LaborDraft.query(trx)
    .patch({
      textSealed,
      revision: raw('revision + 1'),
      savedAt: fn.now(),
    })
    .where({ user_id: userId, labor_number: laborNumber, revision: Number(ifMatch) })
    .returning('*');
  return row;
};

/** Begins a draft; undefined when one stands already. */
const insertDraft = async (
  trx: Knex.Transaction,
  [user_id, labor_number]: Key,
  text_sealed: Buffer,
): Promise<LaborDraft | undefined> => {
  const saved = await LaborResponse.query(trx).findOne({ user_id, labor_number, status: 'saved' });
  const [row] = await trx('labor_drafts')
    .insert({ user_id, labor_number, text_sealed, revision: 1, based_on: saved?.version ?? null })
    .onConflict(['user_id', 'labor_number'])
    .ignore()
    .returning('*');
  return row && LaborDraft.fromDatabaseJson(row);
};

/**
 * Stores unsaved writing. `ifMatch` names the revision that was read; `0` or nothing for the first one. This runs at every pause
 * of somebody's typing: while nothing is in the way it is one statement, and the row itself keeps two windows apart.
 */
export const saveDraft = async (
  core: Core,
  trx: Knex.Transaction,
  userId: string,
  laborNumber: number,
  text: string,
  ifMatch: string | null,
): Promise<LaborDraft> => {
  if (!laborOf(laborNumber)) throw invalid('laborNumber', 'There are twelve Labors.');
  const key: Key = [userId, laborNumber];
  const sealed = await encryptText(core, trx, userId, draftContext(userId, laborNumber), text);
  const first = ifMatch === null || ifMatch === '0';
  const stored = first ? await insertDraft(trx, key, sealed) : await replaceDraft(trx, key, sealed, ifMatch);
  if (stored) return stored;
  const present = await LaborDraft.query(trx).findById([...key]);
  if (present && ifMatch === null) throw preconditionRequired();
  throw preconditionFailed(present ? await getDraftView(core, trx, present) : null);
};
