import type { Knex } from 'knex';
import { conflict } from '#core/contract/errors';
import type { User } from '#core/contract/route';
import type { Core } from '#core/contract/server';
import { writing } from '#modules/scheduling/public';
import { isOngoing } from '../../lib/match-status';
import type { CallInput } from '../../schemas/call';
import { IntroductionCall } from '../models/introduction-call';
import { requireZone } from '../queries/call-slots';
import { callAhead, type LoadedCall } from '../queries/calls';
import { lockedMatch, lockForChange } from '../queries/match';
import { notifyParticipants } from './notify-participants';
import { reserveTime } from './reserve-time';

/**
 * Books a time with the practitioner of a match that was asked for. Before the practitioner accepts, the time is reserved: declining frees it.
 * Throws 409 `slot_taken`, `busy-then`, `already-booked` and `ask-first`, and 422.
 */
export const bookCall = async (
  core: Core,
  trx: Knex.Transaction,
  user: User,
  matchId: string,
  { start, zone }: CallInput,
): Promise<LoadedCall> => {
  requireZone(core, zone);
  await lockForChange(trx, matchId);
  const locked = await lockedMatch(trx, user, matchId);
  const { match } = locked;
  if (!isOngoing(match.status))
    throw conflict('ask-first', 'Ask for an introduction first; then you can choose a time.', { status: match.status });
  if (await callAhead(trx, matchId))
    throw conflict('already-booked', 'A call is booked already. You can move it or cancel it.');
  const taken = await reserveTime(core, trx, { practitionerId: match.practitionerId, clientId: match.userId, start });
  const call = await writing(
    IntroductionCall.query(trx)
      .insertAndFetch({
        ...taken,
        matchId: match.id,
        clientId: match.userId,
        practitionerId: match.practitionerId,
        zone,
      })
      .execute(),
  );
  await core.audit.record(trx, { actor: user.id, action: 'call.booked', subject: user.id, object: `call:${call.id}` });
  await notifyParticipants(core, trx, { what: 'booked', call });
  return { call, ...locked };
};
