import type { Core, PersonalData } from '#core/contract/server';
import { DocumentRow, KeptVersionRow, VersionRow } from './models/document';

/** Who wrote and published what. The texts belong to the house. */
export const personalData = (core: Core): PersonalData => ({
  export: async (userId) => ({
    drafts: (
      await DocumentRow.query(core.db)
        .where({ edited_by: userId })
        .orWhereRaw('? = any(editors)', [userId])
        .orWhere({ approved_by: userId })
        .orderBy('noun')
    ).map(({ noun, key, language, editedAt }) => ({ noun, key, language, editedAt })),
    publishedTexts: (
      await VersionRow.query(core.db)
        .join('studio_documents as d', 'd.id', 'studio_versions.document_id')
        .where({ 'studio_versions.edited_by': userId })
        .orWhere({ published_by: userId })
        .select('studio_versions.*', 'd.noun', 'd.key', 'd.language')
        .orderBy('published_at')
        .castTo<(VersionRow & Pick<DocumentRow, 'noun' | 'key' | 'language'>)[]>()
    ).map(({ noun, key, language, number, publishedAt }) => ({ noun, key, language, number, publishedAt })),
    keptVersions: (
      await KeptVersionRow.query(core.db)
        .where({ kept_by: userId })
        .select('kind', 'object_id', 'number', 'kept_at')
        .orderBy('kept_at')
    ).map(({ kind, objectId, number, keptAt }) => ({ kind, id: objectId, number, keptAt })),
  }),
  erase: async (trx, userId) => {
    await trx('studio_documents')
      .whereRaw('? = any(editors)', [userId])
      .update({ editors: trx.raw('array_remove(editors, ?)', [userId]) });
    await trx('studio_documents').where({ edited_by: userId }).update({ edited_by: null });
    await trx('studio_documents').where({ approved_by: userId }).update({ approved_by: null });
    await trx('studio_versions').where({ edited_by: userId }).update({ edited_by: null });
    await trx('studio_versions').where({ published_by: userId }).update({ published_by: null });
    await trx('studio_kept_versions').where({ kept_by: userId }).update({ kept_by: null });
  },
});
