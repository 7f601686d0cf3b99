import { randomUUID } from 'node:crypto';
import type { Knex } from 'knex';
import { notFound } from '../../../contract/errors';
import { implement } from '../../../contract/implement';
import { type Route, respond } from '../../../contract/route';
import * as contract from '../../../schemas/contracts';
import * as api from '../../../schemas/endpoints';
import type { AccountParts } from '../parts';
import { refuse } from './bytes';
import { cleanPicture } from './clean';

interface Row {
  readonly id: string;
  readonly user_id: string;
  readonly type: string;
  readonly sealed: Buffer;
}

/** `table:column:row` of a picture's bytes. */
export const picturePlace = (id: string): string => `pictures:sealed:${id}`;

const setAddress = async (trx: Knex.Transaction, userId: string, address: string | null): Promise<void> => {
  await trx('users').where({ id: userId }).update({ profile_image_url: address, updated_at: trx.fn.now() });
};

/** `POST /api/account/picture`: a form with one PNG, JPEG or WebP of at most 5 MB; what else such files carry is not kept. */
const uploadRoute = ({ vault, audit }: AccountParts): Route =>
  implement(api.uploadPicture, contract.uploadPicture, {
    access: { signedIn: true },
    limit: { points: 20, seconds: 3600, by: 'person' },
    handle: async ({ user, file, trx, request }) => {
      const { type, body } = file ? cleanPicture(file.bytes) : refuse('Choose a picture first.');
      const id = randomUUID();
      // The row of the person is taken first: two pictures at once come one after the other.
      await setAddress(trx, user.id, `/api/pictures/${id}`);
      await trx('pictures').where({ user_id: user.id }).delete();
      const sealed = await vault.seal(trx, user.id, picturePlace(id), body);
      await trx('pictures').insert({ id, user_id: user.id, type, sealed });
      await audit(trx, { actor: user.id, action: 'picture.changed', subject: user.id }, request.id);
      return { profileImageUrl: `/api/pictures/${id}` };
    },
  });

/** `DELETE /api/account/picture`: the drawing from the name takes its place. */
const removeRoute = ({ audit }: AccountParts): Route =>
  implement(api.removePicture, contract.removePicture, {
    access: { signedIn: true },
    handle: async ({ user, trx, request }) => {
      await setAddress(trx, user.id, null);
      const gone = await trx('pictures').where({ user_id: user.id }).delete();
      if (gone > 0) await audit(trx, { actor: user.id, action: 'picture.removed', subject: user.id }, request.id);
    },
  });

/** A picture is seen by whom it shows. Those of the team are seen by everybody who is signed in; a client's by nobody else. */
const visible = (db: Knex, id: string, viewer: string): Promise<Row | undefined> =>
  db('pictures')
    .join('users', 'users.id', 'pictures.user_id')
    .where('pictures.id', id)
    .whereNull('users.deleted_at')
    .where((query) => query.where('users.id', viewer).orWhereIn('users.role', ['practitioner', 'admin']))
    .first<Row | undefined>('pictures.id', 'user_id', 'type', 'sealed');

/** `GET /api/pictures/{id}`: the bytes, under headers that let them be nothing but a picture. */
const showRoute = ({ vault }: AccountParts): Route =>
  implement(api.showPicture, contract.showPicture, {
    access: { signedIn: true },
    load: async ({ user, params, db }) => {
      const row = await visible(db, params.id, user.id);
      if (!row) throw notFound('picture');
      return row;
    },
    handle: async ({ loaded, trx: db }) =>
      respond(await vault.open(db, loaded.user_id, picturePlace(loaded.id), loaded.sealed), {
        headers: {
          'Content-Type': loaded.type,
          'Content-Disposition': 'inline',
          'Content-Security-Policy': "default-src 'none'; sandbox",
          'Cross-Origin-Resource-Policy': 'same-origin',
          'X-Content-Type-Options': 'nosniff',
          'Cache-Control': 'private, max-age=3600',
        },
      }),
  });

export const pictureRoutes = (parts: AccountParts): readonly Route[] => [
  uploadRoute(parts),
  removeRoute(parts),
  showRoute(parts),
];
