import type { Client } from '#core/testing/client';
import type { Scene } from '#core/testing/matrix';
import { aPart, aPicture, beginUpload, change, sendPart, sha256Of } from './factory';
import { aPdf } from './files';

let number = 0;
/** A document unlike any other. */
const aDocument = (): Buffer => {
  number += 1;
  return aPdf(`/Number ${number}`);
};
const begun = async (by: Client) => {
  const bytes = aDocument();
  const { id } = await beginUpload(by, bytes.length, 'list.pdf');
  return { id, bytes };
};

/** Happy calls of the routes of this module. */
export const scene: Scene = async ({ callers }) => {
  const { admin } = callers;
  const picture = await aPicture(admin);
  const shown = await change(admin, picture, { alt: 'A lake', isPublished: true });
  const upload = await begun(admin);
  const [, , , key = '', file = ''] = (picture.picture?.src ?? '').split('/');
  const form = aPart(upload.bytes, 0);
  return {
    'GET /api/studio/media': {},
    'GET /api/studio/media/{id}': { params: { id: picture.id } },
    'PATCH /api/studio/media/{id}': {
      params: { id: picture.id },
      body: { credit: 'Ann Lee' },
      headers: { 'if-match': `"${shown.body.version}"` },
    },
    'DELETE /api/studio/media/{id}': {
      params: { id: picture.id },
      before: async () => ({ params: { id: (await aPicture(admin)).id } }),
    },
    'GET /api/media/{key}/{file}': { params: { key, file } },
    'GET /api/studio/media/uploads': {},
    'POST /api/studio/media/uploads': { body: { name: 'list.pdf', size: 100 } },
    'GET /api/studio/media/uploads/{id}': { params: { id: upload.id } },
    'PATCH /api/studio/media/uploads/{id}': { params: { id: upload.id }, body: form.body, headers: form.headers },
    'POST /api/studio/media/uploads/{id}/finish': {
      params: { id: upload.id },
      body: { sha256: sha256Of(upload.bytes) },
      before: async () => {
        const { id, bytes } = await begun(admin);
        await sendPart(admin, id, bytes, 0);
        return { params: { id }, body: { sha256: sha256Of(bytes) } };
      },
    },
    'DELETE /api/studio/media/uploads/{id}': {
      params: { id: upload.id },
      before: async () => ({ params: { id: (await begun(admin)).id } }),
    },
  };
};
