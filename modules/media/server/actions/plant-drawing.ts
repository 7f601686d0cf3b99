import { createHash, randomUUID } from 'node:crypto';
import type { Knex } from 'knex';
import type { Core } from '#core/contract/server';
import type { Drawing } from '../../public';
import { variantKey } from '../files/stored';
import { Item } from '../models/item';
import type { EncodePicture } from '../pictures/encode';
import { keyLength } from './finish-upload';

/** Puts a drawing of the product into the library; one that is there already stays as it is. */
export const plantDrawing = async (
  core: Core,
  encode: EncodePicture,
  trx: Knex.Transaction,
  { svg, ...texts }: Drawing,
): Promise<string> => {
  const bytes = Buffer.from(svg);
  const key = createHash('sha256').update(bytes).digest('hex').slice(0, keyLength);
  const known = await Item.query(trx).findOne({ key });
  if (known) return known.id;
  const [id, folder] = [randomUUID(), randomUUID()];
  const { width, height, variants } = await encode(bytes, { isOwnDrawing: true });
  for (const variant of variants) await core.storage.put(variantKey(folder, variant.width), variant.bytes);
  await Item.query(trx).insert({
    ...texts,
    ...{ id, key, folder, kind: 'picture', type: 'image/webp', size: bytes.length },
    ...{ width, height, widths: variants.map((variant) => variant.width) },
  });
  return id;
};
