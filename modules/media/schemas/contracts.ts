import { Type } from '@sinclair/typebox';
import { MediaChange, MediaFileParams, MediaId, MediaList, MediaQuery, MediaUse, MediaView, UploadView } from './media';
import { largestFile, partBytes } from './values';

const closed = { additionalProperties: false } as const;
const refused = { 'file-refused': 422, 'too-large': 413 } as const;

export const listMedia = { query: MediaQuery, reply: MediaList } as const;
export const getMedia = { params: MediaId, reply: MediaView } as const;
export const changeMedia = {
  params: MediaId,
  body: MediaChange,
  reply: MediaView,
  ifMatch: 'required',
  errors: { 'in-public-use': 409 },
} as const;
export const deleteMedia = {
  params: MediaId,
  errors: { 'in-use': { status: 409, members: Type.Object({ uses: Type.Array(MediaUse) }, closed) } },
} as const;
export const getMediaFile = {
  params: MediaFileParams,
  content: '*/*',
  errors: { 'range-not-satisfiable': 416 },
} as const;

export const listUploads = { reply: Type.Array(UploadView) } as const;
export const createUpload = {
  body: Type.Object(
    {
      name: Type.String({ minLength: 1, maxLength: 200 }),
      size: Type.Integer({ minimum: 1, maximum: largestFile }),
    },
    closed,
  ),
  reply: UploadView,
  errors: { 'enough-uploads': 409, 'library-full': 409 },
} as const;
export const getUpload = { params: MediaId, reply: UploadView } as const;
export const sendPart = {
  params: MediaId,
  body: Type.Object({ offset: Type.Integer({ minimum: 0, maximum: largestFile }) }, closed),
  upload: { field: 'part', bytes: partBytes },
  reply: UploadView,
  errors: {
    ...refused,
    'wrong-offset': { status: 409, members: Type.Object({ received: Type.Integer() }, closed) },
  },
} as const;
export const finishUpload = {
  params: MediaId,
  body: Type.Object({ sha256: Type.String({ pattern: '^[0-9a-f]{64}$' }) }, closed),
  reply: MediaView,
  errors: { ...refused, incomplete: 409, 'wrong-digest': 422, 'in-library': 409 },
} as const;
export const cancelUpload = { params: MediaId } as const;
