import { implement, respond } from '#core/contract/route';
import type { Core } from '#core/contract/server';
import * as contract from '../../schemas/contracts';
import * as api from '../../schemas/endpoints';
import { readAllNotices } from '../actions/read-all-notices';
import { readNotice } from '../actions/read-notice';
import { saveDigestChoice } from '../actions/save-digest-choice';
import { setPodLevel } from '../actions/set-pod-level';
import { unsubscribe } from '../actions/unsubscribe';
import { findDigestChoice, readUnsubscribeToken } from '../queries/digest-choice';
import { findLevel } from '../queries/levels';
import { countUnread, getOwnNotice, listNotices } from '../queries/notices';
import { getPodAsMember } from '../queries/pods';
import { talking } from './access';

/** What tells people: notices, how much of something they want to hear, and the mail once a day. */
export const noticeRoutes = (core: Core) => ({
  listNotices: implement(api.listNotices, contract.listNotices, {
    access: talking,
    handle: async ({ user, query, trx }) => {
      const { rows, next } = await listNotices(trx, user.id, query);
      return respond(rows, { next });
    },
  }),
  countNotices: implement(api.countNotices, contract.countNotices, {
    access: talking,
    handle: async ({ user, trx }) => ({ unread: await countUnread(trx, user.id) }),
  }),
  readAllNotices: implement(api.readAllNotices, contract.readAllNotices, {
    access: talking,
    handle: async ({ user, trx }) => readAllNotices(trx, user.id),
  }),
  readNotice: implement(api.readNotice, contract.readNotice, {
    access: talking,
    load: ({ user, params, db }) => getOwnNotice(db, user.id, params.id),
    handle: async ({ user, params, trx }) => readNotice(trx, user.id, params.id),
  }),
  getPodLevel: implement(api.getPodLevel, contract.getPodLevel, {
    access: talking,
    load: ({ user, params, db }) => getPodAsMember(db, user, params.id),
    handle: async ({ user, params, trx }) => ({ level: await findLevel(trx, user.id, params.id) }),
  }),
  setPodLevel: implement(api.setPodLevel, contract.setPodLevel, {
    access: talking,
    load: ({ user, params, db }) => getPodAsMember(db, user, params.id),
    handle: async ({ user, params, body, trx }) => {
      await setPodLevel(trx, user.id, params.id, body.level);
      return body;
    },
  }),
  getDigestChoice: implement(api.getDigestChoice, contract.getDigestChoice, {
    access: talking,
    handle: async ({ user, trx }) => ({ on: await findDigestChoice(trx, user.id) }),
  }),
  saveDigestChoice: implement(api.saveDigestChoice, contract.saveDigestChoice, {
    access: talking,
    handle: async ({ user, body, trx }) => {
      await saveDigestChoice(trx, user.id, body.on);
      return body;
    },
  }),
  openUnsubscribePage: implement(api.openUnsubscribePage, contract.openUnsubscribePage, {
    access: {
      open: true,
      because: 'mail programs that do not press it by themselves open it as a link; it leads to the page that asks',
    },
    handle: async ({ params }) =>
      respond(undefined, { status: 303, headers: { Location: `/unsubscribe#${params.token}` } }),
  }),
  unsubscribe: implement(api.unsubscribe, contract.unsubscribe, {
    access: {
      open: true,
      because: 'mail programs press it by themselves; the token names the person and nothing else',
    },
    limit: { points: 60, seconds: 60 },
    load: async ({ params }) => readUnsubscribeToken(core, params.token),
    handle: async ({ loaded, trx }) => unsubscribe(trx, loaded),
  }),
});
