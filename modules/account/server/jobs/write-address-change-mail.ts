import { hostIdentity } from '#core/contract/person-ports';
import type { Core, Job } from '#core/contract/server';
import { addressInUseMail, confirmNewMail } from '../mails';
import { confirmPath } from '../views/confirm-page';

export interface AddressChangeJob {
  readonly id: string;
  readonly origin: string;
}

/** Writes to the address that somebody wants. In the background, so that the one who asks cannot tell whether it is taken. */
export const writeAddressChangeMail = (core: Core): Job<AddressChangeJob> => ({
  name: 'write-address-change-mail',
  run: ({ id, origin }) =>
    core.port(hostIdentity).sendAddressChangeMail(id, {
      link: (to, token) => confirmNewMail(to, `${origin}${confirmPath}?token=${token}`),
      inUse: addressInUseMail,
    }),
});
