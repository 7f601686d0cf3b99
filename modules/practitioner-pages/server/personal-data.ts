import { scanEnding } from '#core/contract/scans';
import type { Core, Job, PersonalData } from '#core/contract/server';
import { media } from '#modules/media/public';
import { filesOf } from './actions/note-uses';
import { endOfPractitioner } from './jobs/end-introductions';
import type { RemovedDocuments } from './jobs/remove-documents';
import { Credential } from './models/credential';
import { Introduction } from './models/introduction';
import { Page } from './models/page';
import { Review } from './models/review';
import { openDocument } from './queries/credentials';
import { viewForPractitioner } from './queries/introductions';
import { exportReviews } from './queries/reviews';
import { toCredentialView } from './views/credential';

/** The own page, credentials with their documents, guests who asked for a call, and reviews that a person wrote. */
export const personalData = (core: Core, removeDocuments: Job<RemovedDocuments>): PersonalData => ({
  export: async (userId) => {
    const { db } = core;
    const guests = await Introduction.query(db)
      .where({ practitioner_user_id: userId })
      .whereNot({ state: 'unconfirmed' })
      .orderBy('starts_at');
    return {
      page: (await Page.query(db).findOne({ user_id: userId })) ?? null,
      credentials: (await Credential.query(db).where({ user_id: userId }).orderBy('created_at')).map(toCredentialView),
      checkedCredentials: (await Credential.query(db).where({ checked_by: userId }).orderBy('checked_at')).map(
        ({ id, checkedAt }) => ({ id, checkedAt }),
      ),
      introductions: guests.map((row) => {
        const { id, state, start, end } = viewForPractitioner(core, row);
        return { id, state, start, end };
      }),
      reviews: await exportReviews(core, userId),
    };
  },
  async *files(userId) {
    for (const row of await Credential.query(core.db).where({ user_id: userId }).whereNotNull('file_id')) {
      const { bytes, type } = await openDocument(core, row);
      yield { path: `credentials/${row.id}.${scanEnding(type)}`, body: bytes };
    }
  },
  erase: async (trx, userId) => {
    await endOfPractitioner(core, trx, userId);
    await Introduction.query(trx).delete().where({ practitioner_user_id: userId });
    await Review.query(trx).delete().where({ user_id: userId });
    const credentials = await Credential.query(trx).delete().where({ user_id: userId }).returning('*');
    const fileIds = credentials.flatMap(({ fileId }) => fileId ?? []);
    if (fileIds.length > 0) await core.jobs.enqueue(trx, removeDocuments, { fileIds });
    const page = await Page.query(trx).findOne({ user_id: userId });
    if (!page) return;
    const library = core.port(media);
    for (const id of [`practitioner-page:${page.id}`, `practitioner-page-draft:${page.id}`])
      await library.setUses(trx, { id, label: '', path: '', isPublic: false }, []);
    await library.discard(trx, [...filesOf(page.draft), ...filesOf(page.published)]);
    await Page.query(trx).deleteById(page.id);
  },
});
