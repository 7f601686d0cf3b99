import type { Knex } from 'knex';
import type { QueryBuilder } from 'objection';
import { toPath } from '#core/contract/endpoint';
import { notFound } from '#core/contract/errors';
import type { Core } from '#core/contract/server';
import { listPartners } from '../../schemas/endpoints';
import type { PartnerQuery, PartnerView } from '../../schemas/partner';
import { Partner } from '../models/partner';
import { toPartnerView } from '../views/partner';

type Query = QueryBuilder<Partner, Partner[]>;
const part = (words: string): string => `%${words.replace(/[\\%_]/g, '\\$&')}%`;

const fitting =
  ({ q, state }: PartnerQuery) =>
  (query: Query): void => {
    if (state === 'archived') query.whereNotNull('archived_at');
    else query.whereNull('archived_at');
    if (state && state !== 'archived') query.where({ status: state });
    const words = q?.trim();
    if (words)
      query.where((any) =>
        any
          .where('name', 'ilike', part(words))
          .orWhere('type', 'ilike', part(words))
          .orWhere('city', 'ilike', part(words)),
      );
  };

const nextOf = ({ q, state, limit = 50 }: PartnerQuery, cursor: string): string =>
  toPath(listPartners, { query: { limit, cursor, ...(q ? { q } : {}), ...(state ? { state } : {}) } });

/** Partners by name with how many fit; `next` is the address of the following page, null at the end. */
export const findPartners = async (
  core: Core,
  asked: PartnerQuery,
): Promise<{ rows: PartnerView[]; total: number; next: string | null }> => {
  const { limit = 50, cursor } = asked;
  const [found, total] = await Promise.all([
    Partner.query(core.db)
      .modify(fitting(asked))
      .modify((query: Query) => {
        if (cursor) query.whereRaw('(name, id) > (select name, id from partners where id = ?)', [cursor]);
      })
      .orderBy(['name', 'id'])
      .limit(limit + 1),
    Partner.query(core.db).modify(fitting(asked)).resultSize(),
  ]);
  const page = found.slice(0, limit);
  const last = page.at(-1);
  return {
    rows: page.map(toPartnerView),
    total,
    next: found.length > limit && last ? nextOf(asked, last.id) : null,
  };
};

/** The partner that a path names; the whole team may read all of them. Throws 404. */
export const findPartner = async ({
  params,
  db,
}: {
  readonly params: { readonly id: string };
  readonly db: Knex;
}): Promise<Partner> => {
  const found = await Partner.query(db).findById(params.id);
  if (!found) throw notFound('partner');
  return found;
};
