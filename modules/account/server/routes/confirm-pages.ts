import { hostIdentity } from '#core/contract/person-ports';
import type { Core } from '#core/contract/server';
import type { ServerPage } from '#core/contract/server-page';
import { changedMail } from '../mails';
import { confirmedPage, confirmPath, toConfirmPage, usedUpPage } from '../views/confirm-page';

/** Where the link to the new mailbox leads. Looking changes nothing, since mail programs open links by themselves. */
export const confirmPages = (core: Core): readonly ServerPage[] => [
  {
    method: 'get',
    path: confirmPath,
    access: { open: true, because: 'the link of a mail leads here' },
    handle: async ({ query }) => {
      const token = query.get('token');
      return core.port(hostIdentity).isLinkToken(token) ? toConfirmPage(token) : usedUpPage;
    },
  },
  {
    method: 'post',
    path: confirmPath,
    access: { open: true, because: 'the token from the mail says who this is' },
    handle: async ({ form }) => {
      const identity = core.port(hostIdentity);
      const token = form.get('token');
      const done =
        identity.isLinkToken(token) &&
        (await identity.confirmAddressChange(token, (former) => changedMail(former, core.config.contactEmail)));
      return done ? confirmedPage : usedUpPage;
    },
  },
];
