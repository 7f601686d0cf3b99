import type { Core, PersonalData } from '#core/contract/server';
import { LaborDraft } from './models/labor-draft';
import { LaborResponse } from './models/labor-response';
import { draftsOf } from './service/drafts';
import { historyOf, responsesOf } from './service/read';
import { draftPlace, openText } from './service/sealed-text';

/** Answers with all versions, and drafts. */
export const personalData = (core: Core): PersonalData => ({
  export: async (userId) => {
    const rows = [...(await responsesOf(core.db, userId)), ...(await responsesOf(core.db, userId, 'withdrawn'))];
    const drafts = await draftsOf(core.db, userId);
    return {
      responses: await Promise.all(
        rows.map(async (row) => ({
          laborNumber: row.labor_number,
          status: row.status,
          createdAt: row.created_at,
          versions: await historyOf(core, core.db, row),
        })),
      ),
      drafts: await Promise.all(
        drafts.map(async (row) => ({
          laborNumber: row.labor_number,
          savedAt: row.saved_at,
          text: await openText(core, core.db, userId, draftPlace(userId, row.labor_number), row.text_sealed),
        })),
      ),
    };
  },
  erase: async (trx, userId) => {
    await LaborResponse.query(trx).delete().where({ user_id: userId });
    await LaborDraft.query(trx).delete().where({ user_id: userId });
  },
});
