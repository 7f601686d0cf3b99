import type { Knex } from 'knex';
import { toPath } from '#core/contract/endpoint';
import { invalid, notFound } from '#core/contract/errors';
import * as api from '../../schemas/endpoints';
import type { MediaQuery } from '../../schemas/media';
import { Item } from '../models/item';

const cursor = /^(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{6}Z)~([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/;

/** Where a page of the list begins. Throws 422 for what is no place in it. */
const readPlace = (after: string | undefined): readonly [string, string] | null => {
  if (after === undefined) return null;
  const [, at, id] = cursor.exec(after) ?? [];
  if (!at || !id || Number.isNaN(Date.parse(at))) throw invalid('after', 'This is not a place in the list.');
  return [at, id];
};

/** One keyset page of the library, or of one person's files in it, newest first. The search looks at name, alternative text and credit. */
export const listItems = async (
  db: Knex,
  query: MediaQuery,
  ownerId: string | null,
): Promise<{ readonly items: readonly Item[]; readonly next: string | null }> => {
  const { q, kind, limit = 30, after } = query;
  const place = readPlace(after);
  const items = await Item.query(db)
    .modify((found) => {
      if (ownerId !== null) found.where({ uploaded_by: ownerId });
      if (kind) found.where({ kind });
      const words = `%${q?.trim().replace(/[\\%_]/g, '\\$&')}%`;
      if (q)
        found.where((any) => any.whereILike('name', words).orWhereILike('alt', words).orWhereILike('credit', words));
      if (place) found.whereRaw('(created_at, id) < (?, ?)', [...place]);
    })
    .orderByRaw('created_at desc, id desc')
    .limit(limit + 1);
  const last = items[limit - 1];
  const hasMore = items.length > limit && last !== undefined;
  return {
    items: items.slice(0, limit),
    next: hasMore ? toPath(api.listMedia, { query: { ...query, after: `${last.createdAt}~${last.id}` } }) : null,
  };
};

/** A file; `ownerId` only where that person uploaded it. Throws 404. */
export const getItem = async (db: Knex, id: string, ownerId: string | null): Promise<Item> => {
  const found = await Item.query(db).findOne(ownerId === null ? { id } : { id, uploaded_by: ownerId });
  if (!found) throw notFound('file');
  return found;
};

/** Those of the files that exist, in the order asked. */
export const findItems = async (db: Knex, ids: readonly string[]): Promise<readonly Item[]> => {
  const found = ids.length === 0 ? [] : await Item.query(db).whereIn('id', [...ids]);
  const byId = new Map(found.map((item) => [item.id, item]));
  return ids.flatMap((id) => byId.get(id) ?? []);
};

/** The files with these ids or digests, and their posters by id. */
export const findShown = async (
  db: Knex,
  { ids, keys }: { readonly ids: readonly string[]; readonly keys: readonly string[] },
): Promise<{ readonly items: readonly Item[]; readonly posters: ReadonlyMap<string, Item> }> => {
  const isNone = ids.length === 0 && keys.length === 0;
  const items = isNone
    ? []
    : await Item.query(db)
        .whereIn('id', [...ids])
        .orWhereIn('key', [...keys]);
  const posters = await findItems(
    db,
    items.flatMap(({ posterId }) => posterId ?? []),
  );
  return { items, posters: new Map(posters.map((item) => [item.id, item])) };
};

/** Whether everybody may see a file: it is published, a public place shows it, or it is the poster of one of which that is true. */
export const isPublic = async (db: Knex, { id, publishedAt }: Item): Promise<boolean> => {
  if (publishedAt !== null) return true;
  const shown = (of: string) => `exists (select from media_uses u where u.media_id = ${of} and u.is_public)`;
  const { rows } = await db.raw<{ rows: { open: boolean }[] }>(
    `select ${shown(':id')} or exists (
       select from media_items i where i.poster_id = :id and (i.published_at is not null or ${shown('i.id')})
     ) as open`,
    { id },
  );
  return rows[0]?.open === true;
};
