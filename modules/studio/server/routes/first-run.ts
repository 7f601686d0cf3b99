import { hostMails } from '#core/contract/host-ports';
import { implement } from '#core/contract/route';
import type { Core } from '#core/contract/server';
import { type FirstRunStep, firstRunSteps } from '../../public';
import * as contract from '../../schemas/contracts';
import * as api from '../../schemas/endpoints';

/** Whether mails leave the house is the host's to say. */
export const mailStep = (core: Core): FirstRunStep => ({
  id: 'studio.mail',
  order: 10,
  label: 'Connect a mail server',
  hint: 'Set SMTP_URL and start again. Until then no mail leaves, and invitations are links that you copy.',
  path: null,
  isDone: async () => core.port(hostMails).sending,
});

/** What is still to be done before a house opens, by what is there. */
export const firstRunRoutes = (core: Core) => ({
  listFirstRun: implement(api.listFirstRun, contract.listFirstRun, {
    access: { permission: 'studio.edit' },
    handle: ({ trx }) =>
      Promise.all(
        [...core.ports(firstRunSteps)]
          .sort((one, other) => one.order - other.order)
          .map(async ({ id, label, hint, path, isDone }) => ({ id, label, hint, path, isDone: await isDone(trx) })),
      ),
  }),
});
