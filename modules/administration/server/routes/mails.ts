import { notFound } from '#core/contract/errors';
import { hostMails } from '#core/contract/host-ports';
import { implement, respond } from '#core/contract/route';
import type { Core } from '#core/contract/server';
import * as contract from '../../schemas/contracts';
import * as api from '../../schemas/endpoints';
import { discardMail } from '../actions/discard-mail';
import { sendMailAgain } from '../actions/send-mail-again';

const access = { permission: 'administration.manage-mails' } as const;
const listed = 100;

/** Mails that could not be delivered, as admins decide on them. */
export const mailRoutes = (core: Core) => {
  // Any mail that failed; whether it can be decided on is asked again under a lock.
  const load = async ({ params }: { readonly params: { readonly id: string } }): Promise<string> => {
    if (!(await core.port(hostMails).hasFailed(params.id))) throw notFound('mail');
    return params.id;
  };
  return {
    getMails: implement(api.getMails, contract.getMails, {
      access,
      handle: async ({ user, trx: db, request }) => {
        const host = core.port(hostMails);
        const [{ waiting, failed, expired }, found] = await Promise.all([host.count(), host.listFailed(listed)]);
        const detail = { count: found.length };
        // Whom somebody writes to is personal, though the name is hidden.
        if (found.length > 0)
          await core.audit.record(db, { actor: user.id, action: 'mails.listed', detail }, request.id);
        const view = { sending: host.sending, waiting, failed, expired, mails: [...found] };
        return respond(view, { headers: { 'Cache-Control': 'no-store' } });
      },
    }),
    sendMailAgain: implement(api.sendMailAgain, contract.sendMailAgain, {
      access,
      load,
      handle: ({ user, loaded: id, trx, request }) => sendMailAgain(core, trx, { actor: user.id, id }, request.id),
    }),
    discardMail: implement(api.discardMail, contract.discardMail, {
      access,
      load,
      handle: ({ user, loaded: id, trx, request }) => discardMail(core, trx, { actor: user.id, id }, request.id),
    }),
  };
};
