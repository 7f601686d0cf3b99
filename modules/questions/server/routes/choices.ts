import { implement, respond } from '#core/contract/route';
import type { Core } from '#core/contract/server';
import * as contract from '../../schemas/contracts';
import * as api from '../../schemas/endpoints';
import { chooseAsking } from '../actions/choose-asking';
import { chooseMails } from '../actions/choose-mails';
import { leaveMails } from '../actions/leave-mails';
import { getChoices } from '../queries/choices';
import { readLeaveToken } from '../queries/leave-token';

const mine = { permission: 'questions.answer' } as const;
const limit = { points: 60, seconds: 60, by: 'person' } as const;

/** Whether the caller is asked, which mails they get, and the way out of each series of mails. */
export const choiceRoutes = (core: Core) => ({
  getChoices: implement(api.getChoices, contract.getChoices, {
    access: mine,
    handle: ({ user }) => getChoices(core, core.db, user.id),
  }),
  chooseAsking: implement(api.chooseAsking, contract.chooseAsking, {
    access: mine,
    limit,
    handle: async ({ user, body, trx }) => {
      await chooseAsking(trx, user.id, body.on);
      return getChoices(core, trx, user.id);
    },
  }),
  chooseMails: implement(api.chooseMails, contract.chooseMails, {
    access: mine,
    limit,
    handle: async ({ user, body, trx }) => {
      await chooseMails(trx, user.id, body);
      return getChoices(core, trx, user.id);
    },
  }),
  openLeavePage: implement(api.openLeavePage, contract.openLeavePage, {
    access: {
      open: true,
      because: 'mail programs that do not press it by themselves open it as a link; it leads to the page that asks',
    },
    handle: async ({ params }) =>
      respond(undefined, { status: 303, headers: { Location: `/end-mails#${params.token}` } }),
  }),
  leaveMails: implement(api.leaveMails, contract.leaveMails, {
    access: {
      open: true,
      because:
        'mail programs press it by themselves; the token ends one series of mails of one person and nothing else',
    },
    limit: { points: 60, seconds: 60 },
    load: async ({ params }) => readLeaveToken(core, params.token),
    handle: async ({ loaded, trx }) => {
      await leaveMails(trx, loaded.userId, loaded.kind);
      return { ended: loaded.kind };
    },
  }),
});
