import type { Knex } from 'knex';
import type { Core, Seed } from '#core/contract/server';
import { media } from '#modules/media/public';
import { demoPictures } from './demo-pictures';

/** Covers for three of the bundled articles, as editors would choose them. */
const plantCovers = async (core: Core, trx: Knex.Transaction): Promise<void> => {
  const library = core.port(media);
  for (const { slug, ...drawing } of demoPictures) {
    const article = await trx('articles')
      .where({ slug, cover: null })
      .whereNotNull('shipped')
      .first<{ id: string; title: string } | undefined>('id', 'title');
    if (!article) continue;
    const cover = await library.plantDrawing(trx, { ...drawing, credit: 'Hedo', licence: 'Own drawing' });
    await trx('articles').where({ id: article.id }).update({ cover });
    const { id, title } = article;
    const place = { id: `article:${id}`, label: title, path: `/magazine/desk/${id}`, isPublic: true };
    await library.setUses(trx, place, [cover]);
  }
};

/** Shows on bundled articles how a partner and a cover look; both are invented, so only a development start has them. */
export const createSeed =
  (core: Core): Seed =>
  async (trx) => {
    await trx('articles').where({ slug: 'arrive-before-you-arrive', partner: null }).whereNotNull('shipped').update({
      partner: 'Stillwater House (sample)',
      disclosure:
        'Stillwater House is invented and only shows how an article with a partner is marked. Nobody paid for this article, nobody outside the editors read it before you, and no link in it earns us anything.',
    });
    await plantCovers(core, trx);
  };
