import { hostPersonalData } from '#core/contract/person-ports';
import type { Core, PersonalData } from '#core/contract/server';
import { archiveKey } from './queries/exports';
import { findOwnPicture, picturePlace } from './queries/pictures';

/** The picture and the exports. Their rows go with that of the person. */
export const personalData = (core: Core): PersonalData => ({
  export: async (userId) => ({
    exports: await core
      .db('account_exports')
      .where({ user_id: userId })
      .select({ status: 'status', askedAt: 'created_at', endsAt: 'expires_at' }),
  }),
  files: async function* (userId) {
    const row = await findOwnPicture(core.db, userId);
    if (!row) return;
    const body = await core.vault.decrypt(core.db, userId, picturePlace(row.id), row.sealed);
    yield { path: `picture.${row.type.slice('image/'.length).replace('jpeg', 'jpg')}`, body };
  },
  erase: async (trx, userId) => {
    const exports = await trx('account_exports').where({ user_id: userId }).select<{ id: string }[]>('id');
    for (const { id } of exports) await core.port(hostPersonalData).archives.remove(archiveKey(id));
  },
});
