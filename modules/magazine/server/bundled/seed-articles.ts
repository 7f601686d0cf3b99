import type { Knex } from 'knex';
import type { Core } from '#core/contract/server';
import { insertArticle, writeContent } from '../actions/store-article';
import { Article } from '../models/article';
import { mediaKey } from '../queries/media-file';
import { readShipped, type Shipped, shippedNames } from './read-bundled';

const heldFor = async (trx: Knex.Transaction, slug: string): Promise<Article | undefined> => {
  const row = await Article.query(trx).findOne({ slug });
  if (row) return row;
  const former = await trx('article_former_slugs').where({ slug }).first<{ article_id: string } | undefined>();
  return former && Article.query(trx).findById(former.article_id);
};

const plantOne = (core: Core, shipped: Shipped): Promise<Article> =>
  core.db.transaction(async (trx) => {
    // Several processes may start at once on one database.
    await trx.raw('select pg_advisory_xact_lock(hashtextextended(?, 0))', [`magazine:${shipped.content.slug}`]);
    const { content, digest, publishedAt } = shipped;
    const row = await heldFor(trx, content.slug);
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
export const plantShipped = async (core: Core): Promise<void> => {
  for (const name of await shippedNames())
    try {
      const shipped = await readShipped(name);
      const { id, media } = await plantOne(core, shipped);
      for (const file of shipped.files) {
        const key = mediaKey(id, file.name);
        const used = media?.file === file.name || media?.captions === file.name;
        if (used && (await core.storage.get(key)) === null) await core.storage.put(key, file.bytes);
      }
    } catch (error) {
      core.log.error('an article of the product was left out', { name, message: (error as Error).message });
    }
};
