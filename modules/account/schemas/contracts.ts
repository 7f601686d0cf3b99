import { Type } from '@sinclair/typebox';
import { Accepted } from '#core/schemas/sign-in';
import { AddressChange, Deletion, DeletionAccepted, ExportView, PictureView } from './account';
import { pictureLimits } from './values';

const closed = { additionalProperties: false } as const;
const Id = Type.Object({ id: Type.String({ format: 'uuid' }) }, closed);

export const deleteAccount = {
  body: Deletion,
  reply: DeletionAccepted,
  status: 202,
  errors: { 'last-admin': 409 },
} as const;
export const cancelDeletion = {} as const;
export const requestAddressChange = {
  body: AddressChange,
  reply: Accepted,
  status: 202,
} as const;
export const withdrawAddressChange = {} as const;
export const uploadPicture = {
  body: Type.Object({}, closed),
  upload: { field: 'picture', bytes: pictureLimits.bytes },
  reply: PictureView,
  status: 200,
  errors: { 'unfit-picture': 422 },
} as const;
export const removePicture = {} as const;
export const showPicture = { params: Id, content: 'image/*' } as const;
export const requestExport = { reply: ExportView, status: 202 } as const;
export const listExports = { reply: Type.Array(ExportView) } as const;
export const getExport = { params: Id, reply: ExportView, errors: { 'export-expired': 410 } } as const;
export const downloadExport = {
  params: Id,
  content: 'application/zip',
  errors: { 'export-expired': 410, 'export-not-ready': 409 },
} as const;
