import type { Knex } from 'knex';
import type { ArticleCounts, CountsQuery } from '../../schemas/list';
import { articleTypes, categories } from '../../schemas/values';
import { conditions, holding } from './article-filters';

/** Most partners and tags that are named. */
const most = 40;

interface Line {
  readonly facet: 'category' | 'type' | 'partner' | 'tag';
  readonly name: string;
  readonly count: number;
}

const ofNames = <T extends string>(lines: readonly Line[], facet: Line['facet'], names: readonly T[]) =>
  Object.fromEntries(
    names.map((name) => [name, lines.find((one) => one.facet === facet && one.name === name)?.count ?? 0]),
  ) as Record<T, number>;

const ofUse = (lines: readonly Line[], facet: Line['facet']) =>
  lines
    .filter((one) => one.facet === facet)
    .sort((a, b) => b.count - a.count || (a.name < b.name ? -1 : 1))
    .slice(0, most)
    .map(({ name, count }) => ({ name, count }));

/** Counts for chips and filter sheet: each group under the search and all filters but its own. */
export const countArticles = async (db: Knex, query: CountsQuery): Promise<ArticleCounts> => {
  const given = conditions(db, query);
  const holds = Object.fromEntries(
    (['category', 'type', 'partner', 'tag'] as const).map((name) => [`in_${name}`, given[name] ?? db.raw('true')]),
  );
  const found = db('articles as a').select('a.category', 'a.type', 'a.partner', 'a.tags', holds);
  holding(found, query.q);
  const lines: Line[] = await db
    .withMaterialized('m', found)
    .select('*')
    .from(
      db.raw(`(
        select 'category' as facet, category as name, count(*) from m where in_type and in_partner and in_tag group by 2
        union all
        select 'type', type, count(*) from m where in_category and in_partner and in_tag group by 2
        union all
        select 'partner', partner, count(*) from m where in_category and in_type and in_tag and partner is not null group by 2
        union all
        (select 'tag', tag, count(*) from m cross join unnest(tags) tag where in_category and in_type and in_partner
         group by 2 order by 3 desc, 2 limit ${most})
      ) lines`),
    );
  const counted = ofNames(lines, 'category', categories);
  return {
    categories: { All: Object.values(counted).reduce((sum, count) => sum + count, 0), ...counted },
    types: ofNames(lines, 'type', articleTypes),
    partners: ofUse(lines, 'partner'),
    tags: ofUse(lines, 'tag'),
  };
};
