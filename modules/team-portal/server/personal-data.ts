import type { Core, PersonalData } from '#core/contract/server';
import { SavedView } from './models/list-view';
import { decryptContent } from './queries/list-views';

/** Views of lists that a member of the team saved. */
export const personalData = (core: Core): PersonalData => ({
  export: async (userId) => {
    const savedViews = [];
    for (const row of await SavedView.query(core.db).where({ owner_id: userId }).orderBy('created_at'))
      savedViews.push({
        list: row.list,
        ...(await decryptContent(core, core.db, row)),
        shared: row.sharedWith !== null,
        savedAt: row.createdAt,
      });
    return { savedViews };
  },
  erase: async (trx, userId) => {
    await SavedView.query(trx).delete().where({ owner_id: userId });
  },
});
