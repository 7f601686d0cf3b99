import type { Knex } from 'knex';

/** Shows on one bundled article how a partner is marked; the partner is invented, so only a development start has it. */
export const seed = async (trx: Knex.Transaction): Promise<void> => {
  await trx('articles').where({ slug: 'arrive-before-you-arrive', partner: null }).whereNotNull('shipped').update({
    partner: 'Stillwater House (sample)',
    disclosure:
      'Stillwater House is invented and only shows how an article with a partner is marked. Nobody paid for this article, nobody outside the editors read it before you, and no link in it earns us anything.',
  });
};
