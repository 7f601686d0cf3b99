import type { Knex } from 'knex';
import { conflict, notFound, preconditionFailed } from '#core/contract/errors';
import type { User } from '#core/contract/route';
import type { Core } from '#core/contract/server';
import { findMissing } from '../../lib/page-content';
import { Page } from '../models/page';
import { toFacts } from '../queries/facts';
import { getRecord, viewOwnPage } from '../queries/own-page';

/** The own page, locked in the version that its practitioner saw. */
export const lockOwnPage = async (
  core: Core,
  trx: Knex.Transaction,
  user: User,
  ifMatch: string | null,
): Promise<{ readonly page: Page; readonly record: Awaited<ReturnType<typeof getRecord>> }> => {
  const page = await Page.query(trx).findOne({ user_id: user.id }).forUpdate();
  if (!page) throw notFound('page');
  const record = await getRecord(core, trx, user.id);
  if (ifMatch !== String(page.version)) throw preconditionFailed(await viewOwnPage(trx, record, page));
  return { page, record };
};

/** Hands the draft in for approval, with the record as it is now. */
export const submitPage = async (
  core: Core,
  trx: Knex.Transaction,
  user: User,
  ifMatch: string | null,
): Promise<Page> => {
  const { page, record } = await lockOwnPage(core, trx, user, ifMatch);
  const missing = findMissing(page.draft);
  if (missing.length > 0)
    throw conflict('not-complete', 'Some parts of your page are missing. Complete them, then submit it again.', {
      missing,
    });
  return Page.query(trx).patchAndFetchById(page.id, {
    name: record.name,
    draftFacts: toFacts(record),
    state: 'submitted',
    note: null,
    version: page.version + 1,
    updatedAt: new Date().toISOString(),
  });
};
