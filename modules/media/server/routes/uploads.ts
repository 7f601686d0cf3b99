import { invalid } from '#core/contract/errors';
import { implement, respond } from '#core/contract/route';
import type { Core, Job } from '#core/contract/server';
import * as contract from '../../schemas/contracts';
import * as api from '../../schemas/endpoints';
import { cancelUpload } from '../actions/cancel-upload';
import { createUpload } from '../actions/create-upload';
import { finishUpload } from '../actions/finish-upload';
import { prepareFile } from '../actions/prepare-file';
import { sendPart } from '../actions/send-part';
import type { RemovedFiles } from '../jobs/remove-files';
import type { EncodePicture } from '../pictures/encode';
import { getUpload, listUploads, toUploadView } from '../queries/uploads';
import { viewOf } from '../queries/views';

const access = { permission: 'media.upload' } as const;
const perMinute = (points: number) => ({ points, seconds: 60, by: 'person' }) as const;

/** Uploads in parts that can be continued. Each is known to its owner alone. */
export const uploadRoutes = (core: Core, removeFiles: Job<RemovedFiles>, encode: EncodePicture) => {
  return {
    listUploads: implement(api.listUploads, contract.listUploads, {
      access,
      handle: async ({ user }) => (await listUploads(core.db, user.id)).map(toUploadView),
    }),
    createUpload: implement(api.createUpload, contract.createUpload, {
      access,
      limit: perMinute(60),
      handle: async ({ user, body, trx }) => toUploadView(await createUpload(trx, user, body)),
    }),
    // Answers HEAD too, with the headers alone.
    getUpload: implement(api.getUpload, contract.getUpload, {
      access,
      load: ({ user, params, db }) => getUpload(db, user.id, params.id),
      handle: async ({ loaded }) =>
        respond(toUploadView(loaded), {
          headers: { 'Upload-Offset': String(loaded.received), 'Upload-Length': String(loaded.size) },
        }),
    }),
    sendPart: implement(api.sendPart, contract.sendPart, {
      access,
      limit: perMinute(600),
      load: ({ user, params, db }) => getUpload(db, user.id, params.id),
      handle: async ({ user, params, body, file, trx }) => {
        if (!file) throw invalid('part', 'Send one part of the file.');
        const part = { offset: body.offset, bytes: file.bytes };
        return toUploadView(await sendPart(core, trx, user.id, params.id, part));
      },
    }),
    finishUpload: implement(api.finishUpload, contract.finishUpload, {
      access,
      limit: perMinute(60),
      load: ({ user, params, db }) => getUpload(db, user.id, params.id),
      prepare: ({ loaded, body }) => prepareFile(core, encode, loaded, body.sha256),
      handle: async ({ user, params, prepared, trx }) => {
        const item = await finishUpload(core, trx, user, params.id, prepared, removeFiles);
        return respond(await viewOf(core, trx, item), { etag: item.version });
      },
    }),
    cancelUpload: implement(api.cancelUpload, contract.cancelUpload, {
      access,
      load: ({ user, params, db }) => getUpload(db, user.id, params.id),
      handle: ({ user, params, trx }) => cancelUpload(core, trx, user.id, params.id, removeFiles),
    }),
  };
};
