import type { Knex } from 'knex';
import type { ClaimMails } from '#core/contract/claim-mails';
import { conflict, createMailboxFullError } from '#core/contract/errors';
import { hostAccounts } from '#core/contract/host-ports';
import type { Core } from '#core/contract/server';
import type { PersonInvite, PersonInvited } from '../../schemas/people';
import { accountMail } from '../mails';

const days = 7;
const toLink = (token: string): `/${string}` => `/reset-password?token=${token}`;

/** Mails people for whom an import made accounts. */
export const createClaimMails = (core: Core): ClaimMails => ({
  send: async (trx, userId) => {
    const account = await core.port(hostAccounts).find(trx, userId);
    if (!account || account.claimed || !(await core.mail.canNotify(account.email))) return;
    const token = await core.port(hostAccounts).createClaimToken(trx, userId, 'mail');
    if (token !== null) await core.mail.send(trx, accountMail(account.email, `${core.config.baseUrl}${toLink(token)}`));
  },
});

/** A link by which a person enters an account that was made for them; 409 once somebody has. It replaces a former one. */
export const invitePerson = async (
  core: Core,
  trx: Knex.Transaction,
  { actor, id }: { readonly actor: string; readonly id: string },
  { by }: PersonInvite,
  requestId: string,
): Promise<PersonInvited> => {
  const accounts = core.port(hostAccounts);
  const account = await accounts.find(trx, id);
  const token = await accounts.createClaimToken(trx, id, by);
  if (!account || token === null)
    throw conflict('claimed', 'Somebody has entered this account already. They can ask for a new password themselves.');
  const link = accounts.addressOf(toLink(token));
  if (by === 'mail') {
    if (!(await core.mail.canNotify(account.email))) throw createMailboxFullError();
    await core.mail.send(trx, accountMail(account.email, link));
  }
  const action = by === 'mail' ? 'account.invited' : 'account.invitation-shown';
  await core.audit.record(trx, { actor, action, subject: id }, requestId);
  return { link: by === 'link' ? link : null, expiresAt: new Date(Date.now() + days * 86_400_000).toISOString() };
};
