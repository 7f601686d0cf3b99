import type { Knex } from 'knex';
import type { Core } from '#core/contract/server';
import { media } from '#modules/media/public';
import type { PageContent } from '../../schemas/page';
import type { Page } from '../models/page';

export const filesOf = (content: PageContent | null): string[] =>
  [content?.photoId, content?.filmId].flatMap((id) => (id ? [id] : []));

/** Tells the library which files a page shows, and which its draft: those of a visible page are public. */
export const noteUses = async (core: Core, trx: Knex.Transaction, page: Page): Promise<void> => {
  const library = core.port(media);
  const place = { label: page.name, path: `/team-portal/practitioner-pages/${page.id}` };
  const isPublic = page.published !== null && !page.hidden;
  await library.setUses(trx, { ...place, id: `practitioner-page:${page.id}`, isPublic }, filesOf(page.published));
  await library.setUses(
    trx,
    { ...place, id: `practitioner-page-draft:${page.id}`, isPublic: false },
    filesOf(page.draft),
  );
};
