import type { Knex } from 'knex';
import type { Core } from '#core/contract/server';
import type { LaborDraftView } from '../../schemas/labor-response';
import { decryptText, draftContext } from '../encryption';
import { LaborDraft } from '../models/labor-draft';

export const listDrafts = (db: Knex, userId: string): Promise<LaborDraft[]> =>
  LaborDraft.query(db).where({ user_id: userId }).orderBy('labor_number').execute();

/** A draft as its owner sees it. */
export const getDraftView = async (core: Core, db: Knex, row: LaborDraft): Promise<LaborDraftView> => ({
  laborNumber: row.laborNumber,
  text: await decryptText(core, db, row.userId, draftContext(row.userId, row.laborNumber), row.textSealed),
  revision: row.revision,
  basedOn: row.basedOn,
  savedAt: row.savedAt,
});
