import type { Knex } from 'knex';
import { fn } from 'objection';
import { preconditionFailed } from '#core/contract/errors';
import type { User } from '#core/contract/route';
import type { Core } from '#core/contract/server';
import { writing } from '#modules/scheduling/public';
import type { CallInput } from '../../schemas/call';
import { IntroductionCall } from '../models/introduction-call';
import { requireZone } from '../queries/call-slots';
import { getCallView, type LoadedCall, lockedCall, refuseOver } from '../queries/calls';
import { notifyParticipants } from './notify-participants';
import { reserveTime } from './reserve-time';

/** Moves a call, for either side. What it has already is no change. Throws as booking does, and 409 `call-over` and 412. */
export const moveCall = async (
  core: Core,
  trx: Knex.Transaction,
  user: User,
  loaded: LoadedCall,
  { start, zone }: CallInput,
  ifMatch: string | null,
): Promise<LoadedCall> => {
  requireZone(core, zone);
  const locked = await lockedCall(trx, user, loaded);
  const { call } = locked;
  if (ifMatch !== String(call.sequence)) throw preconditionFailed(await getCallView(core, user, locked));
  refuseOver(call);
  if (Date.parse(start) === Date.parse(call.startsAt)) return locked;
  const wish = { practitionerId: call.practitionerId, clientId: call.clientId, start, except: call.id };
  const taken = await reserveTime(core, trx, wish);
  const moved = await writing(
    IntroductionCall.query(trx)
      .patchAndFetchById(call.id, {
        ...taken,
        ...(user.role === 'client' && { zone }),
        sequence: call.sequence + 1,
        updatedAt: fn.now(),
      })
      .execute(),
  );
  await core.audit.record(trx, {
    actor: user.id,
    action: 'call.moved',
    subject: moved.clientId,
    object: `call:${moved.id}`,
  });
  await notifyParticipants(core, trx, { what: 'moved', call: moved });
  return { ...locked, call: moved };
};
