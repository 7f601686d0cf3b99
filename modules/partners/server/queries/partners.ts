import type { Knex } from 'knex';
import { notFound } from '#core/contract/errors';
import { type ListOrder, type ListPage, readListPage, toSearchPattern } from '#core/contract/list';
import type { PartnerQuery, PartnerView } from '../../schemas/partner';
import { Partner } from '../models/partner';
import { toPartnerView } from '../views/partner';

const fitting = (db: Knex, { q, state }: PartnerQuery) =>
  db('partners').modify((query) => {
    if (state === 'archived') query.whereNotNull('archived_at');
    else query.whereNull('archived_at');
    if (state && state !== 'archived') query.where({ status: state });
    const pattern = toSearchPattern(q);
    if (pattern)
      query.where((any) => any.whereILike('name', pattern).orWhereILike('type', pattern).orWhereILike('city', pattern));
  });

const byName: ListOrder = {
  by: [
    { sql: 'name', type: 'text' },
    { sql: 'id', type: 'uuid' },
  ],
  descending: false,
};

/** One page of partners by name. */
export const listPartnersPage = async (db: Knex, query: PartnerQuery): Promise<ListPage<PartnerView>> => {
  const { rows, next } = await readListPage<object>(db, fitting(db, query).select('*'), byName, query);
  return { rows: rows.map((row) => toPartnerView(Partner.fromDatabaseJson(row))), next };
};

/** How many partners fit. */
export const countPartners = async (db: Knex, query: PartnerQuery): Promise<number> => {
  const [row] = await fitting(db, query).count({ count: '*' });
  return Number(row?.count ?? 0);
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
