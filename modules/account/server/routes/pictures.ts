import { implement, respond } from '#core/contract/route';
import type { Core } from '#core/contract/server';
import * as contract from '../../schemas/contracts';
import * as api from '../../schemas/endpoints';
import { removePicture } from '../actions/remove-picture';
import { uploadPicture } from '../actions/upload-picture';
import { getVisiblePicture, picturePlace } from '../queries/pictures';

const access = { signedIn: true } as const;

/** The person's picture. */
export const pictureRoutes = (core: Core) => ({
  // A form with one PNG, JPEG or WebP of at most 5 MB.
  uploadPicture: implement(api.uploadPicture, contract.uploadPicture, {
    access,
    limit: { points: 20, seconds: 3600, by: 'person' },
    handle: async ({ user, file, trx, request }) => ({
      profileImageUrl: await uploadPicture(core, trx, user, file, request.id),
    }),
  }),
  removePicture: implement(api.removePicture, contract.removePicture, {
    access,
    handle: ({ user, trx, request }) => removePicture(core, trx, user, request.id),
  }),
  // The bytes, under headers that let them be nothing but a picture.
  showPicture: implement(api.showPicture, contract.showPicture, {
    access,
    load: ({ user, params, db }) => getVisiblePicture(db, params.id, user.id),
    handle: async ({ loaded, trx: db }) =>
      respond(await core.vault.decrypt(db, loaded.user_id, picturePlace(loaded.id), loaded.sealed), {
        headers: {
          'Content-Type': loaded.type,
          'Content-Disposition': 'inline',
          'Content-Security-Policy': "default-src 'none'; sandbox",
          'Cross-Origin-Resource-Policy': 'same-origin',
          'X-Content-Type-Options': 'nosniff',
          'Cache-Control': 'private, max-age=3600',
        },
      }),
  }),
});
