import { Type } from '@sinclair/typebox';
import {
  CanaryInput,
  ChangeView,
  ModuleParams,
  ModuleView,
  PublicationInput,
  PublicationView,
  VersionBody,
} from './modules';
import { largestArchive } from './values';

const errors = { 'module-refused': 409 } as const;
const act = { params: ModuleParams, reply: ChangeView, status: 200, errors } as const;

export const listModules = { reply: Type.Array(ModuleView) } as const;
export const publishModule = {
  body: PublicationInput,
  upload: { field: 'archive', bytes: largestArchive },
  reply: PublicationView,
  errors,
} as const;
export const enableModule = act;
export const disableModule = act;
export const rollbackModule = act;
export const chooseVersion = { ...act, body: VersionBody } as const;
export const approveVersion = { ...act, body: VersionBody } as const;
export const startCanary = { ...act, body: CanaryInput } as const;
export const endCanary = act;
