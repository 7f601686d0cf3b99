import type { Knex } from 'knex';
import { notFound } from '#core/contract/errors';

interface PictureRow {
  readonly id: string;
  readonly user_id: string;
  readonly type: string;
  readonly sealed: Buffer;
}

/** `table:column:row` of a picture's bytes. */
export const picturePlace = (id: string): string => `pictures:sealed:${id}`;

/** A picture is seen by whom it shows. Those of the team are seen by everybody who is signed in; a client's by nobody else. */
export const getVisiblePicture = async (db: Knex, id: string, viewer: string): Promise<PictureRow> => {
  const row = await db('pictures')
    .join('users', 'users.id', 'pictures.user_id')
    .where('pictures.id', id)
    .whereNull('users.deleted_at')
    .where((query) => query.where('users.id', viewer).orWhereIn('users.role', ['practitioner', 'admin']))
    .first<PictureRow | undefined>('pictures.id', 'user_id', 'type', 'sealed');
  if (!row) throw notFound('picture');
  return row;
};

/** The person's own picture; null when there is none. */
export const findOwnPicture = async (db: Knex, userId: string): Promise<PictureRow | null> =>
  (await db('pictures').where({ user_id: userId }).first<PictureRow | undefined>('id', 'user_id', 'type', 'sealed')) ??
  null;
