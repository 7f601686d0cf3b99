import type { Knex } from 'knex';
import { fn } from 'objection';
import type { Core } from '#core/contract/server';
import { IntroductionCall } from '../models/introduction-call';
import { Practitioner } from '../models/practitioner';
import { callAhead } from '../queries/calls';
import { type CallNotification, notifyParticipants } from './notify-participants';

/** Ends a call and tells both sides. */
export const callOff = async (
  core: Core,
  trx: Knex.Transaction,
  call: IntroductionCall,
  by: 'client' | 'practitioner' | 'match',
  skip?: CallNotification['skip'],
): Promise<IntroductionCall> => {
  const gone = await IntroductionCall.query(trx).patchAndFetchById(call.id, {
    status: 'cancelled',
    cancelledBy: by,
    sequence: call.sequence + 1,
    updatedAt: fn.now(),
  });
  await notifyParticipants(core, trx, { what: 'cancelled', call: gone, ...(skip && { skip }) });
  return gone;
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
