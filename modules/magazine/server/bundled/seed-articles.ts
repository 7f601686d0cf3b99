import type { Core } from '#core/contract/server';
import { insertArticle, writeContent } from '../actions/store-article';
import { Article } from '../models/article';
import { findBySlug } from '../queries/articles';
import { mediaKey } from '../queries/media-file';
import { type Bundled, listBundledNames, readBundled } from './read-bundled';

const seedArticle = (core: Core, bundled: Bundled): Promise<Article> =>
  core.db.transaction(async (trx) => {
    // Several processes may start at once on one database.
    await trx.raw('select pg_advisory_xact_lock(hashtextextended(?, 0))', [`magazine:${bundled.content.slug}`]);
    const { content, digest, publishedAt } = bundled;
    const row = await findBySlug(trx, content.slug);
    if (!row) return insertArticle(core, trx, content, { status: 'published', publishedAt, shipped: digest });
    // `shipped` is empty from the first edit on: what people wrote is never replaced.
    if (row.shipped === null || row.shipped === digest || row.status !== 'published') return row;
    const stored = await writeContent(core, trx, row, content, { editor: null, action: 'changed' });
    return Article.query(trx).patchAndFetchById(stored.id, { shipped: digest, publishedAt });
  });

/**
 * Puts the product's own articles in, and their files into the storage of this machine. They are the magazine's content and not
 * samples, so it happens at every start, in production too, instead of with the samples of a development start; by slug, so that
 * it can be repeated. A file that cannot be read is logged and left out: one article is no reason not to start.
 */
export const seedBundledArticles = async (core: Core): Promise<void> => {
  for (const name of await listBundledNames())
    try {
      const bundled = await readBundled(name);
      const { id, media } = await seedArticle(core, bundled);
      for (const file of bundled.files) {
        const key = mediaKey(id, file.name);
        const used = media?.file === file.name || media?.captions === file.name;
        if (used && (await core.storage.get(key)) === null) await core.storage.put(key, file.bytes);
      }
    } catch (error) {
      core.log.error('an article of the product was left out', { name, message: (error as Error).message });
    }
};
