import { type Part, toPath } from '#core/contract/endpoint';
import type { HotRead } from '#core/contract/route';
import type { Core } from '#core/contract/server';
import { listPractitioners } from '../../schemas/endpoints';
import { Practitioner } from '../models/practitioner';

/** One keyset page by id; `next` is the address of the following page, null at the end. */
export const listPractitionersPage = async (
  core: Core,
  limit: number,
  cursor: string | null,
): Promise<{ rows: Practitioner[]; next: string | null }> => {
  const rows = await Practitioner.query(core.db)
    .modify((query) => {
      if (cursor) query.where('id', '>', cursor);
    })
    .orderBy('id')
    .limit(limit + 1);
  const page = rows.slice(0, limit);
  const last = page.at(-1);
  return {
    rows: page,
    next: rows.length > limit && last ? toPath(listPractitioners, { query: { limit, cursor: last.id } }) : null,
  };
};

type ListQuery = Part<typeof listPractitioners, 'query'>;
const defaultLimit = 50;
const first = '00000000-0000-0000-0000-000000000000';

/** The same page as `toPractitionerView` shows it, written by the database. */
export const hotPractitioners: HotRead<ListQuery> = {
  sql: `
    select coalesce(array_to_json((array_agg(p))[:$2]), '[]')::text as hot_body,
      case when count(*) > $2 then (array_agg(p.id))[$2]::text end as hot_last
    from (
      select id, name, specializations, coalesce(approach, 'Holistic') as approach, experience, languages, availability
      from practitioners where id > $1::uuid order by id limit $2::int + 1
    ) p`,
  values: ({ cursor = first, limit = defaultLimit }) => [cursor, limit],
  next: ({ limit = defaultLimit }, cursor) => toPath(listPractitioners, { query: { limit, cursor } }),
};
