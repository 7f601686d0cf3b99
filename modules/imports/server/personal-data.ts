import type { Core, PersonalData } from '#core/contract/server';
import { Import } from './models/import';
import { ImportRefusalRow } from './models/import-refusal';
import { removeParts } from './reading/stored-file';

/** Which files a member of staff imported. The files go with the account; that something was imported stays. */
export const personalData = (core: Core): PersonalData => ({
  export: async (userId) => ({
    imports: (await Import.query(core.db).where({ created_by: userId }).orderBy('created_at')).map(
      ({ kind, fileName, createdAt, state, written }) => ({ kind, fileName, createdAt, state, written }),
    ),
  }),
  erase: async (trx, userId) => {
    const own = await Import.query(trx).where({ created_by: userId });
    for (const { id, parts } of own) {
      await removeParts(core, id, parts);
      await ImportRefusalRow.query(trx).delete().where({ import_id: id });
    }
    await Import.query(trx).where({ created_by: userId }).patch({ createdBy: null, preview: null, parts: 0 });
  },
});
