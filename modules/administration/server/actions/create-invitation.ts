import type { Knex } from 'knex';
import { conflict, createMailboxFullError, invalid } from '#core/contract/errors';
import { hostAccounts, hostMails } from '#core/contract/host-ports';
import type { Core } from '#core/contract/server';
import type { InvitationMade, InvitationView } from '../../schemas/invitations';
import { invitationMail } from '../mails';
import { findInvitation, pending } from '../queries/invitations';

interface Given {
  readonly email: string;
  readonly role: InvitationView['role'];
  readonly by: string;
  /** The admin gets the link too. */
  readonly linkShown?: boolean;
}

/** Writes an invitation that is open for seven days; an older open one for the address is withdrawn. The token is not stored. */
export const addInvitation = async (
  core: Core,
  trx: Knex.Transaction,
  { email, role, by, linkShown = false }: Given,
): Promise<{ readonly view: InvitationView; readonly token: string }> => {
  // Two admins who invite one address at once must leave one open invitation.
  await trx.raw('select pg_advisory_xact_lock(hashtext(?))', [`invitation ${email}`]);
  await pending(trx).where({ email }).update({ withdrawn_at: trx.fn.now() });
  const { token, hash } = core.port(hostAccounts).createLinkToken();
  const [made] = await trx('invitations')
    .insert({
      email,
      role,
      invited_by: by,
      link_shown: linkShown,
      token_hash: hash,
      expires_at: trx.raw("now() + interval '7 days'"),
    })
    .returning<{ id: string }[]>('id');
  const view = made ? await findInvitation(trx, made.id) : null;
  if (!view) throw new Error('the invitation was not written');
  return { view, token };
};

/**
 * Mails a link; a person who is a client already changes role by accepting it. Where no mail can be sent the admin gets the link to
 * pass on, this once and on record.
 */
export const createInvitation = async (
  core: Core,
  trx: Knex.Transaction,
  actor: string,
  { email: typed, role }: { readonly email: string; readonly role: InvitationView['role'] },
  requestId: string,
): Promise<InvitationMade> => {
  const accounts = core.port(hostAccounts);
  const email = accounts.readEmail(typed.trim());
  if (email === null) throw invalid('email', 'Enter an email address such as name@example.com.');
  const known = await accounts.findByEmail(trx, email);
  if (known && !known.active)
    throw conflict('inactive', 'The account with this address is not active. Restore it in the list of people.');
  if (known && known.role !== 'client')
    throw conflict('has-role', 'This person belongs to the team already. Change the role in the list of people.');
  if (!(await core.mail.canNotify(email))) throw createMailboxFullError();
  const linkShown = !core.port(hostMails).sending;
  const { view, token } = await addInvitation(core, trx, { email, role, by: actor, linkShown });
  const link = accounts.addressOf(`/invitation?token=${token}`);
  await core.mail.send(trx, invitationMail(email, role, link));
  const action = linkShown ? 'invitation.link-shown' : 'invitation.sent';
  await core.audit.record(trx, { actor, action, object: view.id, detail: { role } }, requestId);
  return { ...view, link: linkShown ? link : null };
};
