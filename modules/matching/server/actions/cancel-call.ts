import type { Knex } from 'knex';
import type { User } from '#core/contract/route';
import type { Core } from '#core/contract/server';
import { type LoadedCall, lockedCall, refuseOver } from '../queries/calls';
import { callOff } from './end-calls';

/** Cancels a call for either side. Throws 409 `call-over`. */
export const cancelCall = async (
  core: Core,
  trx: Knex.Transaction,
  user: User,
  loaded: LoadedCall,
): Promise<LoadedCall> => {
  const locked = await lockedCall(trx, user, loaded);
  refuseOver(locked.call);
  const call = await callOff(core, trx, locked.call, user.role === 'client' ? 'client' : 'practitioner');
  await core.audit.record(trx, {
    actor: user.id,
    action: 'call.cancelled',
    subject: call.clientId,
    object: `call:${call.id}`,
  });
  return { ...locked, call };
};
