import type { Knex } from 'knex';
import { invalid } from '#core/contract/errors';
import type { Core } from '#core/contract/server';
import { media } from '#modules/media/public';
import type { Article } from '../models/article';
import { listFileKeys } from '../text/file-keys';

/**
 * Tells the library which of its files an article shows: these are public with it, and nobody can delete them. Throws 422 for a
 * file that lacks its description, and for one that is gone where readers would look for it.
 */
export const noteFiles = async (core: Core, trx: Knex.Transaction, row: Article): Promise<void> => {
  const library = core.port(media);
  const keys = listFileKeys(core.markdown(row.body));
  const files = keys.length > 0 ? await library.files(trx, { ids: [], keys }) : [];
  if (files.length < keys.length && (row.status === 'published' || row.status === 'scheduled'))
    throw invalid('body', 'A file in the text is no longer in the library. Take its line out, or choose another file.');
  const { id, title, cover, status } = row;
  await library.setUses(
    trx,
    { id: `article:${id}`, label: title, path: `/magazine/desk/${id}`, isPublic: status === 'published' },
    [...(cover === null ? [] : [cover]), ...files.map((file) => file.id)],
  );
};
