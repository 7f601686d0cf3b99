import { implement } from '#core/contract/route';
import type { Core } from '#core/contract/server';
import * as contract from '../../schemas/contracts';
import * as api from '../../schemas/endpoints';
import { deleteTemplate } from '../actions/delete-template';
import { checkSecret, parseMail, receiveInboundMail } from '../actions/receive-inbound-mail';
import { saveTemplate } from '../actions/save-template';
import { findTemplates } from '../queries/templates';
import type { Settings } from '../settings';

const access = { permission: 'inbox.work' } as const;
const limit = { points: 60, seconds: 60, by: 'person' } as const;

/** Words that the team writes often, and mails that come in. */
export const mailRoutes = (core: Core, { inboundSecret }: Settings) => ({
  listTemplates: implement(api.listTemplates, contract.listTemplates, {
    access,
    handle: ({ trx }) => findTemplates(trx),
  }),
  saveTemplate: implement(api.saveTemplate, contract.saveTemplate, {
    access,
    limit,
    handle: ({ body, trx }) => saveTemplate(trx, body),
  }),
  deleteTemplate: implement(api.deleteTemplate, contract.deleteTemplate, {
    access,
    limit,
    handle: ({ params, trx }) => deleteTemplate(trx, params.id),
  }),
  receiveInboundMail: implement(api.receiveInboundMail, contract.receiveInboundMail, {
    access: { open: true, because: 'the mail service has no account; it sends the configured secret' },
    limit: { points: 300, seconds: 60, by: 'address' },
    bodyLimit: 3 * 1024 * 1024,
    handle: async ({ body, request, trx }) => {
      checkSecret(request.header('x-inbox-secret'), inboundSecret);
      return receiveInboundMail(core, trx, await parseMail(Buffer.from(body.raw, 'base64')));
    },
  }),
});
