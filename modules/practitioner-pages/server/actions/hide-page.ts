import type { Knex } from 'knex';
import type { User } from '#core/contract/route';
import type { Core } from '#core/contract/server';
import { Page } from '../models/page';
import { noteUses } from './note-uses';
import { lockOwnPage } from './submit-page';

/** Takes the own page off. It comes back with the next approval. */
export const hidePage = async (
  core: Core,
  trx: Knex.Transaction,
  user: User,
  ifMatch: string | null,
): Promise<Page> => {
  const { page } = await lockOwnPage(core, trx, user, ifMatch);
  const hidden = await Page.query(trx).patchAndFetchById(page.id, { hidden: true, version: page.version + 1 });
  await noteUses(core, trx, hidden);
  return hidden;
};
