import { Type } from '@sinclair/typebox';
import {
  CheckInput,
  ImportId,
  ImportRowView,
  ImportsFilters,
  ImportsQuery,
  ImportView,
  KindParams,
  KindView,
  UploadForm,
} from './imports';
import { largestFile } from './values';

export const listKinds = { reply: Type.Array(KindView) } as const;
export const downloadTemplate = { params: KindParams, content: 'text/csv' } as const;
export const listImports = { query: ImportsQuery, reply: Type.Array(ImportRowView) } as const;
export const exportImports = { query: ImportsFilters, content: 'text/csv' } as const;
export const uploadImport = {
  body: UploadForm,
  upload: { field: 'file', bytes: largestFile },
  reply: ImportView,
  errors: { 'not-readable': 422 },
} as const;
export const getImport = { params: ImportId, reply: ImportView } as const;
export const checkImport = {
  params: ImportId,
  body: CheckInput,
  reply: ImportView,
  status: 202,
  ifMatch: 'required',
  errors: { 'not-now': 409, 'file-gone': 409 },
} as const;
export const startImport = {
  params: ImportId,
  reply: ImportView,
  status: 202,
  ifMatch: 'required',
  errors: { 'not-now': 409, 'file-gone': 409, 'kind-busy': 409 },
} as const;
export const cancelImport = { params: ImportId, reply: ImportView, status: 200, errors: { 'not-now': 409 } } as const;
export const downloadErrors = { params: ImportId, content: 'text/csv', errors: { 'file-gone': 409 } } as const;
