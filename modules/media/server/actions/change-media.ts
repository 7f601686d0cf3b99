import type { Knex } from 'knex';
import { invalid, notFound, preconditionFailed } from '#core/contract/errors';
import type { Core } from '#core/contract/server';
import { findMissing } from '../../lib/find-missing';
import type { MediaChange } from '../../schemas/media';
import { Item } from '../models/item';
import { viewOf } from '../queries/views';

const checkPoster = async (trx: Knex.Transaction, { kind, id }: Item, posterId: string | null | undefined) => {
  if (!posterId) return;
  if (kind !== 'audio' && kind !== 'video') throw invalid('posterId', 'Only recordings and films have a poster.');
  const poster = posterId === id ? undefined : await Item.query(trx).findOne({ id: posterId, kind: 'picture' });
  if (!poster) throw invalid('posterId', 'Choose a picture of the library.');
};

/** What others see must be understandable without seeing or hearing it. */
const checkComplete = (item: Item): void => {
  const missing = findMissing(item);
  if (missing) throw invalid(missing.path, missing.message);
};

/** Changes what is written about a file; 412 when somebody else did meanwhile. */
export const changeMedia = async (
  core: Core,
  trx: Knex.Transaction,
  actor: string,
  id: string,
  change: MediaChange,
  request: { readonly id: string; readonly ifMatch: string | null },
): Promise<Item> => {
  const before = await Item.query(trx).findById(id).forUpdate();
  if (!before) throw notFound('file');
  if (request.ifMatch !== String(before.version)) throw preconditionFailed(await viewOf(core, trx, before));
  await checkPoster(trx, before, change.posterId);
  const { focalPoint, isPublished, ...texts } = change;
  const trimmed = Object.fromEntries(
    Object.entries(texts).map(([name, value]) => [name, typeof value === 'string' ? value.trim() : value]),
  ) as typeof texts;
  if (trimmed.name === '') throw invalid('name', 'Give the file a name.');
  if (focalPoint && before.kind !== 'picture') throw invalid('focalPoint', 'Only pictures have a focal point.');
  const isPublic = isPublished ?? before.publishedAt !== null;
  const use = await trx('media_uses').where({ media_id: id }).first();
  const merged = Object.assign(new Item(), before, trimmed);
  if (isPublic || use) checkComplete(merged);
  const item = await Item.query(trx).patchAndFetchById(id, {
    ...trimmed,
    ...(focalPoint ? { focalX: focalPoint.x, focalY: focalPoint.y } : {}),
    ...(isPublished === undefined
      ? {}
      : { publishedAt: isPublished ? (before.publishedAt ?? (trx.fn.now() as never)) : null }),
    version: before.version + 1,
  });
  if (isPublished !== undefined && isPublished !== (before.publishedAt !== null))
    await core.audit.record(
      trx,
      { actor, action: isPublished ? 'media.published' : 'media.withdrawn', object: `media:${id}` },
      request.id,
    );
  return item;
};
