import type { Knex } from 'knex';
import { invalid } from '#core/contract/errors';
import { findMissing } from '../../lib/find-missing';
import type { MediaPlace } from '../../public';
import { Item } from '../models/item';
import { Use } from '../models/use';

/**
 * Notes which files a place shows, instead of those before. Throws 422 for a file that does not exist, or that lacks what
 * people need who cannot see or hear it: also of a draft, which may be published at an hour when nobody is there.
 */
export const setUses = async (trx: Knex.Transaction, place: MediaPlace, ids: readonly string[]): Promise<void> => {
  const wanted = [...new Set(ids)];
  const items = await Item.query(trx).whereIn('id', wanted).orderBy('id').forShare();
  if (items.length < wanted.length) throw invalid('media', 'One of these files is no longer in the library.');
  const { id, label, path, isPublic } = place;
  for (const item of items) {
    const missing = findMissing(item);
    if (missing) throw invalid('media', `“${item.name}”: ${missing.message}`);
  }
  await Use.query(trx).delete().where({ place: id });
  for (const item of items) await Use.query(trx).insert({ mediaId: item.id, place: id, label, path, isPublic });
};
