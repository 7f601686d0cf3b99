import { Type } from '@sinclair/typebox';
import { CanaryInput, ChangeView, ModuleParams, ModuleView, VersionBody } from './modules';

const errors = { 'module-refused': 409 } as const;
const act = { params: ModuleParams, reply: ChangeView, status: 200, errors } as const;

export const listModules = { reply: Type.Array(ModuleView) } as const;
export const enableModule = act;
export const disableModule = act;
export const rollbackModule = act;
export const chooseVersion = { ...act, body: VersionBody } as const;
export const approveVersion = { ...act, body: VersionBody } as const;
export const startCanary = { ...act, body: CanaryInput } as const;
export const endCanary = act;
