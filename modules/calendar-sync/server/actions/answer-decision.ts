import type { Knex } from 'knex';
import { fn } from 'objection';
import { conflict, invalid } from '#core/contract/errors';
import { practiceSessions } from '#modules/sessions/public';
import type { DecisionAnswer } from '../../schemas/accounts';
import type { Context } from '../context';
import { Account, Decision, Entry } from '../models/account';
import { syncAccount } from './sync-account';

const answers: Readonly<Record<Decision['kind'], readonly DecisionAnswer['answer'][]>> = {
  deleted: ['restore', 'cancel'],
  conflict: ['here', 'there'],
  'put-back': ['seen'],
};

/** Takes the time that the other calendar has, as a move on the page would. Throws what the rules of sessions say. */
const takeTheirs = async ({ core }: Context, trx: Knex.Transaction, decision: Decision): Promise<void> => {
  const { userId, sessionId: id, there } = decision;
  const [session] = (await core.port(practiceSessions).list(trx, userId, [id])).filter((one) => one.id === id);
  if (!session || there === null) throw conflict('session-over', 'This session was cancelled or has begun.');
  const start = new Date(there).toISOString();
  await core.port(practiceSessions).move(trx, userId, { id, start, version: session.version });
};

/** Does what the practitioner decided about a session in the other calendar. Throws 422, and 409 `decided-already` or as moving does. */
export const answerDecision = async (
  context: Context,
  trx: Knex.Transaction,
  { id, userId }: Decision,
  { answer }: DecisionAnswer,
): Promise<void> => {
  const { core } = context;
  const decision = await Decision.query(trx).findById(id).forUpdate();
  if (!decision || decision.answeredAt !== null)
    throw conflict('decided-already', 'This was decided already. Load the page again to see how it stands.');
  if (!answers[decision.kind].includes(answer)) throw invalid('answer', 'This is no answer to what was asked.');
  const { sessionId, there, thereEnd } = decision;
  if (answer === 'cancel') await core.port(practiceSessions).cancel(trx, userId, sessionId);
  // Without a base it is written anew.
  if (answer === 'restore') await Entry.query(trx).deleteById(sessionId);
  if (answer === 'there') await takeTheirs(context, trx, decision);
  if ((answer === 'here' || answer === 'there') && there !== null && thereEnd !== null)
    await Entry.query(trx).findById(sessionId).patch({ startsAt: there, endsAt: thereEnd });
  await Decision.query(trx).findById(id).patch({ answer, answeredAt: fn.now() });
  await core.audit.record(trx, {
    actor: userId,
    action: 'calendars.decided',
    subject: userId,
    object: `session:${sessionId}`,
    detail: { kind: decision.kind, answer },
  });
  if (answer === 'seen') return;
  await Account.query(trx).findById(userId).patch({ syncToken: null });
  await syncAccount(context, trx, userId);
};
