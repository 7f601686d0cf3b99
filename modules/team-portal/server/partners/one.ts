import type { Knex } from 'knex';
import { notFound } from '#core/contract/errors';
import { Partner } from '../models/partner';

/** The partner that a path names; the whole team may read all of them. Throws 404. */
export const partnerOf = async ({
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
