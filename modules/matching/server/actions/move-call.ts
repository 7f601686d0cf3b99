import type { Knex } from 'knex';
import { fn } from 'objection';
import { preconditionFailed } from '#core/contract/errors';
import type { User } from '#core/contract/route';
import type { Core } from '#core/contract/server';
import { writing } from '#modules/scheduling/public';
import type { CallInput } from '../../schemas/call';
import { IntroductionCall } from '../models/introduction-call';
import { Practitioner } from '../models/practitioner';
import { requireZone } from '../queries/call-slots';
import { callAhead, heldCall, type LoadedCall, refuseOver } from '../queries/calls';
import { presentCall } from '../views/call';
import { take } from './reserve-time';
import { type Told, tellBoth } from './notify-participants';

const audited = (core: Core, trx: Knex.Transaction, user: User, action: string, call: IntroductionCall) =>
  core.audit.record(trx, { actor: user.id, action, subject: call.clientId, object: `call:${call.id}` });

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
  const held = await heldCall(trx, user, loaded);
  const { call } = held;
  if (ifMatch !== String(call.sequence)) throw preconditionFailed(await presentCall(core, user, held));
  refuseOver(call);
  if (Date.parse(start) === Date.parse(call.startsAt)) return held;
  const wish = { practitionerId: call.practitionerId, clientId: call.clientId, start, except: call.id };
  const taken = await take(core, trx, wish);
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
  await audited(core, trx, user, 'call.moved', moved);
  await tellBoth(core, trx, { what: 'moved', call: moved });
  return { ...held, call: moved };
};

/** Ends a call and tells both sides. */
const callOff = async (
  core: Core,
  trx: Knex.Transaction,
  call: IntroductionCall,
  by: 'client' | 'practitioner' | 'match',
  skip?: Told['skip'],
): Promise<IntroductionCall> => {
  const gone = await IntroductionCall.query(trx).patchAndFetchById(call.id, {
    status: 'cancelled',
    cancelledBy: by,
    sequence: call.sequence + 1,
    updatedAt: fn.now(),
  });
  await tellBoth(core, trx, { what: 'cancelled', call: gone, ...(skip && { skip }) });
  return gone;
};

/** Cancels a call for either side. Throws 409 `call-over`. */
export const cancelCall = async (
  core: Core,
  trx: Knex.Transaction,
  user: User,
  loaded: LoadedCall,
): Promise<LoadedCall> => {
  const held = await heldCall(trx, user, loaded);
  refuseOver(held.call);
  const call = await callOff(core, trx, held.call, user.role === 'client' ? 'client' : 'practitioner');
  await audited(core, trx, user, 'call.cancelled', call);
  return { ...held, call };
};

/** Cancels what lies ahead of a match that is no longer one. The caller holds the match. */
export const endCall = async (core: Core, trx: Knex.Transaction, matchId: string): Promise<void> => {
  const call = await callAhead(trx, matchId);
  if (call && Date.parse(call.startsAt) > Date.now()) await callOff(core, trx, call, 'match');
};

/** Cancels all calls ahead of a practitioner who is none any more, or of a person who is `leaving` and gets no mail. */
export const endCallsOf = async (core: Core, trx: Knex.Transaction, userId: string, leaving = false): Promise<void> => {
  const calls = await IntroductionCall.query(trx)
    .where({ status: 'confirmed' })
    .where('starts_at', '>', fn.now())
    .where((query) => {
      query
        .where({ client_id: userId })
        .orWhereIn('practitioner_id', Practitioner.query(trx).where({ user_id: userId }).select('id'));
    })
    .orderBy('id')
    .forUpdate();
  for (const call of calls) {
    const own = call.clientId === userId ? 'client' : 'practitioner';
    await callOff(core, trx, call, 'match', leaving ? own : undefined);
  }
};
