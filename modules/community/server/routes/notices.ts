import { implement, respond } from '#core/contract/route';
import type { Core } from '#core/contract/server';
import * as contract from '../../schemas/contracts';
import * as api from '../../schemas/endpoints';
import { chooseDigest, personIn, wantsDigest } from '../queries/digest-choice';
import { levelOf, setLevel } from '../queries/levels';
import { listNotices, ownNotice, readNotices, unreadNotices } from '../queries/notices';
import { asMember } from '../queries/pods';
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
    handle: async ({ user, trx }) => ({ unread: await unreadNotices(trx, user.id) }),
  }),
  readAllNotices: implement(api.readAllNotices, contract.readAllNotices, {
    access: talking,
    handle: async ({ user, trx }) => readNotices(trx, user.id, null),
  }),
  readNotice: implement(api.readNotice, contract.readNotice, {
    access: talking,
    load: ({ user, params, db }) => ownNotice(db, user.id, params.id),
    handle: async ({ user, params, trx }) => readNotices(trx, user.id, params.id),
  }),
  getPodLevel: implement(api.getPodLevel, contract.getPodLevel, {
    access: talking,
    load: ({ user, params, db }) => asMember(db, user, params.id),
    handle: async ({ user, params, trx }) => ({ level: await levelOf(trx, user.id, params.id) }),
  }),
  setPodLevel: implement(api.setPodLevel, contract.setPodLevel, {
    access: talking,
    load: ({ user, params, db }) => asMember(db, user, params.id),
    handle: async ({ user, params, body, trx }) => {
      await setLevel(trx, user.id, params.id, body.level);
      return body;
    },
  }),
  getDigestChoice: implement(api.getDigestChoice, contract.getDigestChoice, {
    access: talking,
    handle: async ({ user, trx }) => ({ on: await wantsDigest(trx, user.id) }),
  }),
  saveDigestChoice: implement(api.saveDigestChoice, contract.saveDigestChoice, {
    access: talking,
    handle: async ({ user, body, trx }) => {
      await chooseDigest(trx, user.id, body.on);
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
    load: async ({ params }) => personIn(core, params.token),
    handle: async ({ loaded, trx }) => chooseDigest(trx, loaded, false),
  }),
});
