import type { Knex } from 'knex';
import { invalid } from '#core/contract/errors';
import type { MediaPlace } from '../../public';
import { Item } from '../models/item';
import { Use } from '../models/use';

/** Notes which files a place shows, instead of those before. Throws 422 for a file that does not exist. */
export const setUses = async (trx: Knex.Transaction, place: MediaPlace, ids: readonly string[]): Promise<void> => {
  const wanted = [...new Set(ids)];
  const items = await Item.query(trx).whereIn('id', wanted).orderBy('id').forShare();
  if (items.length < wanted.length) throw invalid('media', 'One of these files is no longer in the library.');
  const { id, label, path, isPublic } = place;
  if (isPublic && items.some(({ kind, alt, isDecorative }) => kind === 'picture' && alt === '' && !isDecorative))
    throw invalid('media', 'Say of every picture what it shows, or mark it as decorative, before it is published.');
  await Use.query(trx).delete().where({ place: id });
  for (const item of items) await Use.query(trx).insert({ mediaId: item.id, place: id, label, path, isPublic });
};
