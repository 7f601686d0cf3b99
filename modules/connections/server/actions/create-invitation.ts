import { randomUUID } from 'node:crypto';
import type { Knex } from 'knex';
import { raw } from 'objection';
import { conflict, invalid } from '#core/contract/errors';
import type { User } from '#core/contract/route';
import type { Core, Job } from '#core/contract/server';
import type { ConnectionInput, InvitationReceipt } from '../../schemas/connections';
import { invitationDays, openInvitations } from '../../schemas/values';
import { hashOf, mailAddress, newCode } from '../codes';
import { Connection, ConnectionConsent } from '../models/connection';
import { checkWording } from '../policies/wording';
import { readConnectionView } from '../queries/connections';
import { encryptRecipient } from '../queries/recipient';

/** Whom an invitation goes to: an address or a label, exactly one of them. Throws 422 with the field. */
const parseRecipient = (user: User, { email, label }: ConnectionInput): { to: string; address: string | null } => {
  if ((email === undefined) === (label === undefined))
    throw invalid(email === undefined ? 'email' : 'label', 'Give either an email address or a name for a link.');
  if (email === undefined) {
    const to = (label ?? '').trim();
    if (to === '' || /\p{Cc}/u.test(to)) throw invalid('label', 'Say in one line whom the link is for.');
    return { to, address: null };
  }
  const address = mailAddress(email);
  if (!address) throw invalid('email', 'Enter an email address such as name@example.com.');
  if (address === mailAddress(user.email)) throw invalid('email', 'This is your own address.');
  return { to: email.trim(), address };
};

const queryOpen = (trx: Knex.Transaction, userId: string) =>
  Connection.query(trx).where({ inviter_id: userId, state: 'invited' }).whereRaw('expires_at > now()');

/**
 * Invites somebody, which is the inviter's own consent. It does the same work for every address, with an account or without: the mail is
 * written by a job, and its owner finds the invitation when they look. An address that has an open invitation gets no second one.
 */
export const createInvitation = async (
  core: Core,
  sending: Job<{ connectionId: string }>,
  trx: Knex.Transaction,
  user: User,
  input: ConnectionInput,
): Promise<InvitationReceipt> => {
  checkWording(input.wording);
  const { to, address } = parseRecipient(user, input);
  const emailHash = address && hashOf(address);
  await trx.raw('select pg_advisory_xact_lock(hashtextextended(?, 0))', [`connections:${user.id}`]);
  const open = emailHash && (await queryOpen(trx, user.id).findOne({ email_hash: emailHash }));
  if (open) return { ...(await readConnectionView(core, trx, user, open, '')), linkCode: null };
  if ((await queryOpen(trx, user.id).resultSize()) >= openInvitations)
    throw conflict(
      'too-many-invitations',
      `${openInvitations} of your invitations wait for an answer. Withdraw one, or wait for it.`,
    );
  const id = randomUUID();
  const code = address === null ? newCode() : null;
  const row = await Connection.query(trx)
    .insert({
      id,
      inviterId: user.id,
      via: address === null ? 'code' : 'mail',
      toSealed: await encryptRecipient(core, trx, user.id, id, to),
      emailHash,
      codeHash: code && hashOf(code),
      expiresAt: raw(`now() + interval '${invitationDays} days'`),
    })
    .returning('*');
  await ConnectionConsent.query(trx).insert({ connectionId: id, userId: user.id, wording: input.wording });
  if (address !== null) await core.jobs.enqueue(trx, sending, { connectionId: id });
  return { ...(await readConnectionView(core, trx, user, row, '')), linkCode: code };
};
