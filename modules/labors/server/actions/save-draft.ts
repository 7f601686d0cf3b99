import type { Knex } from 'knex';
import { fn, raw } from 'objection';
import { invalid, Problem, preconditionFailed, preconditionRequired } from '#core/contract/errors';
import type { Core } from '#core/contract/server';
import type { LaborResponseInput } from '../../schemas/labor-response';
import { laborOf } from '../../schemas/twelve-labors';
import { draftPlace, sealText } from '../encryption';
import { LaborDraft } from '../models/labor-draft';
import { LaborResponse } from '../models/labor-response';
import { presentDraft } from '../queries/response-views';

export const draftsOf = (db: Knex, userId: string): Promise<LaborDraft[]> =>
  LaborDraft.query(db).where({ user_id: userId }).orderBy('labor_number').execute();

type Key = readonly [userId: string, laborNumber: number];

/** Puts the text in the place of the revision that was read; undefined when that is not the one that stands. */
const replace = async (
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
const begin = async (
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
export const putDraft = async (
  core: Core,
  trx: Knex.Transaction,
  userId: string,
  laborNumber: number,
  text: string,
  ifMatch: string | null,
): Promise<LaborDraft> => {
  if (!laborOf(laborNumber)) throw invalid('laborNumber', 'There are twelve Labors.');
  const key: Key = [userId, laborNumber];
  const sealed = await sealText(core, trx, userId, draftPlace(userId, laborNumber), text);
  const first = ifMatch === null || ifMatch === '0';
  const stored = first ? await begin(trx, key, sealed) : await replace(trx, key, sealed, ifMatch);
  if (stored) return stored;
  const held = await LaborDraft.query(trx).findById([...key]);
  if (held && ifMatch === null) throw preconditionRequired();
  throw preconditionFailed(held ? await presentDraft(core, trx, held) : null);
};

/** Throws unsaved writing away. */
export const discardDraft = async (trx: Knex.Transaction, userId: string, laborNumber: number): Promise<void> => {
  await LaborDraft.query(trx).deleteById([userId, laborNumber]);
};

/**
 * For a save that says which draft it makes an answer of: 412 `draft-changed` with the draft that stands when somebody wrote on
 * elsewhere, so that nobody's words are dropped unseen. The same words are no other draft.
 */
export const checkDraft = async (
  core: Core,
  trx: Knex.Transaction,
  userId: string,
  { laborNumber, draftRevision }: LaborResponseInput,
  text: string,
): Promise<void> => {
  if (draftRevision === undefined) return;
  const held = await LaborDraft.query(trx).findById([userId, laborNumber]).forUpdate();
  if (!held || held.revision === draftRevision) return;
  const current = await presentDraft(core, trx, held);
  if (current.text !== text)
    throw new Problem(412, 'draft-changed', 'You wrote on in another window. Compare both texts and save again.', {
      members: { current },
    });
};
