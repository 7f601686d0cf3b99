import { hostAccounts } from '#core/contract/host-ports';
import type { Core } from '#core/contract/server';
import type { ServerPage, ServerPageAnswer } from '#core/contract/server-page';
import { acceptInvitation } from '../actions/accept-invitation';
import { findOpenInvitation } from '../queries/invitations';
import type { OpenInvitation } from '../views/invitation';
import {
  type Fault,
  invitationPath,
  toAcceptedPage,
  toAccountPage,
  toGonePage,
  toNewAccountPage,
  toSignInPage,
} from '../views/invitation-page';

const nothingTyped = { fullName: '', fault: null };

/** Where the link of an invitation leads; drawn by the server, works without a script. */
export const invitationPages = (core: Core): readonly ServerPage[] => {
  const gone = (): ServerPageAnswer => toGonePage(core.config.contactEmail);
  const read = async (sent: URLSearchParams) => {
    const token = (sent.get('token') ?? '').slice(0, 100);
    return { token, invitation: await findOpenInvitation(core.db, core.port(hostAccounts).hashLinkToken(token)) };
  };
  /** What the page asks for: nothing of somebody who has an account, a sign-in first where accounts are made elsewhere. */
  const show = async (
    invitation: OpenInvitation,
    token: string,
    typed: { readonly fullName: string; readonly fault: Fault | null },
  ): Promise<ServerPageAnswer> => {
    const accounts = core.port(hostAccounts);
    const account = await accounts.findByEmail(core.db, invitation.email);
    if (account && (!account.active || account.role !== 'client')) return gone();
    if (account) return toAccountPage(invitation, token);
    return accounts.hasPasswords ? toNewAccountPage(invitation, token, typed) : toSignInPage(invitation, token);
  };
  return [
    {
      method: 'get',
      path: invitationPath,
      access: { open: true, because: 'the token from the mail says what this is' },
      // Looking changes nothing, since mail programs open links by themselves.
      handle: async ({ query }) => {
        const { invitation, token } = await read(query);
        return invitation ? show(invitation, token, nothingTyped) : gone();
      },
    },
    {
      method: 'post',
      path: invitationPath,
      access: { open: true, because: 'the token from the mail says who this is' },
      // Accepts, or shows the form again with what has to be corrected.
      handle: async ({ form }) => {
        const { invitation, token } = await read(form);
        if (!invitation) return gone();
        const accounts = core.port(hostAccounts);
        const account = await accounts.findByEmail(core.db, invitation.email);
        if (!account && !accounts.hasPasswords) return show(invitation, token, nothingTyped);
        const fullName = (form.get('fullName') ?? '').slice(0, 101);
        const typed = account ? null : { fullName, password: form.get('password') ?? '' };
        const refused = await acceptInvitation(core, invitation, typed);
        if (refused === 'gone') return gone();
        return refused ? show(invitation, token, { fullName, fault: refused }) : toAcceptedPage(invitation.role);
      },
    },
  ];
};
