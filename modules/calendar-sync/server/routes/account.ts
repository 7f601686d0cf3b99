import { implement } from '#core/contract/route';
import * as contract from '../../schemas/contracts';
import * as api from '../../schemas/endpoints';
import { answerDecision } from '../actions/answer-decision';
import { chooseCalendar } from '../actions/choose-calendar';
import { connectAccount } from '../actions/connect-account';
import { disconnectAccount } from '../actions/disconnect-account';
import { syncAccount } from '../actions/sync-account';
import type { Context } from '../context';
import { findAccountView, getAccount, getAccountView, getOwnDecision, listDecisionViews } from '../queries/account';

const access = { permission: 'calendar-sync.connect' } as const;
/** Each of them makes this server ask another one. */
const limit = { points: 20, seconds: 60, by: 'person' } as const;

/** The calendar server of a practitioner, and what they decide about sessions there. */
export const accountRoutes = (context: Context) => ({
  getAccount: implement(api.getAccount, contract.getAccount, {
    access,
    handle: async ({ user, trx }) => ({ account: await findAccountView(trx, user.id) }),
  }),
  connectAccount: implement(api.connectAccount, contract.connectAccount, {
    access,
    limit,
    handle: async ({ user, body, trx }) => getAccountView(trx, await connectAccount(context, trx, user.id, body)),
  }),
  chooseCalendar: implement(api.chooseCalendar, contract.chooseCalendar, {
    access,
    limit,
    load: ({ user, db }) => getAccount(db, user.id),
    handle: async ({ loaded, body, trx }) => getAccountView(trx, await chooseCalendar(context, trx, loaded, body)),
  }),
  syncAccount: implement(api.syncAccount, contract.syncAccount, {
    access,
    limit,
    load: ({ user, db }) => getAccount(db, user.id),
    handle: async ({ loaded, trx }) => {
      await syncAccount(context, trx, loaded.userId);
      return getAccountView(trx, loaded);
    },
  }),
  disconnectAccount: implement(api.disconnectAccount, contract.disconnectAccount, {
    access,
    handle: ({ user, trx }) => disconnectAccount(context.core, trx, user.id),
  }),
  listDecisions: implement(api.listDecisions, contract.listDecisions, {
    access,
    handle: ({ user, trx }) => listDecisionViews(trx, user.id),
  }),
  answerDecision: implement(api.answerDecision, contract.answerDecision, {
    access,
    limit,
    load: ({ user, params, db }) => getOwnDecision(db, user.id, params.id),
    handle: ({ loaded, body, trx }) => answerDecision(context, trx, loaded, body),
  }),
});
