import type { Knex } from 'knex';
import type { User } from '#core/contract/route';
import type { Core } from '#core/contract/server';
import type { LaborDraftView, LaborResponseView } from '../schemas/labor-response';
import { laborOf } from '../schemas/twelve-labors';
import type { LaborDraft } from './models/labor-draft';
import type { LaborResponse } from './models/labor-response';
import { mayEdit, mayWithdraw } from './policy';
import { answerPlace, draftPlace, openText } from './service/sealed-text';

/** An answer as its owner sees it. */
export const presentResponse = async (
  core: Core,
  db: Knex,
  user: User,
  row: LaborResponse,
): Promise<LaborResponseView> => ({
  id: row.id,
  laborNumber: row.labor_number,
  laborName: laborOf(row.labor_number)?.name ?? '',
  textResponse: await openText(core, db, row.user_id, answerPlace(row.id), row.text_sealed),
  status: row.status,
  version: row.version,
  words: row.words,
  createdAt: row.created_at,
  updatedAt: row.updated_at,
  can: { edit: mayEdit(user, row), withdraw: mayWithdraw(user, row) },
});

/** A draft as its owner sees it. */
export const presentDraft = async (core: Core, db: Knex, row: LaborDraft): Promise<LaborDraftView> => ({
  laborNumber: row.labor_number,
  text: await openText(core, db, row.user_id, draftPlace(row.user_id, row.labor_number), row.text_sealed),
  revision: row.revision,
  basedOn: row.based_on,
  savedAt: row.saved_at,
});
