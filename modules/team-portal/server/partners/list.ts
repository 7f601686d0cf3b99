import type { Core } from '#core/contract/server';
import type { PartnerPage, PartnerView } from '../../schemas/partner';
import { Partner } from '../models/partner';

const present = ({ id, name, type, status, city, url, sample }: Partner): PartnerView => ({
  id,
  name,
  type,
  status,
  city,
  url,
  sample,
});

/** Partners by name with how many there are; `next` is the address of the following page, null at the end. */
export const partnersPage = async (
  core: Core,
  { limit = 50, cursor }: PartnerPage,
): Promise<{ rows: PartnerView[]; total: number; next: string | null }> => {
  const [found, total] = await Promise.all([
    Partner.query(core.db)
      .modify((query) => {
        if (cursor) query.whereRaw('(name, id) > (select name, id from partners where id = ?)', [cursor]);
      })
      .orderBy(['name', 'id'])
      .limit(limit + 1),
    Partner.query(core.db).resultSize(),
  ]);
  const page = found.slice(0, limit);
  const last = page.at(-1);
  return {
    rows: page.map(present),
    total,
    next: found.length > limit && last ? `/api/partners?limit=${limit}&cursor=${last.id}` : null,
  };
};
