import type { Knex } from 'knex';
import { conflict, notFound } from '#core/contract/errors';
import type { User } from '#core/contract/route';
import type { Core } from '#core/contract/server';
import { answeredMail } from '../mails';
import { Connection, ConnectionConsent } from '../models/connection';
import { checkWording } from '../policies/wording';
import { areConnected, getInvitationToAnswer } from '../queries/connection';
import { encryptRecipient } from '../queries/recipient';
import { emitChange, mailPerson } from './notify';

/** Accepts, which is the second consent; accepting twice changes nothing. */
export const acceptInvitation = async (
  core: Core,
  trx: Knex.Transaction,
  user: User,
  id: string,
  wording: number,
): Promise<Connection> => {
  checkWording(wording);
  const invitation = await getInvitationToAnswer(core, trx, user, id);
  if (invitation.state === 'accepted') return invitation;
  if (invitation.state !== 'invited' || Date.parse(invitation.expiresAt) <= Date.now()) throw notFound('connection');
  const inviter = await core.people.contact(trx, invitation.inviterId);
  if (!inviter) throw notFound('connection');
  const pair = [invitation.inviterId, user.id].toSorted().join(':');
  await trx.raw('select pg_advisory_xact_lock(hashtextextended(?, 0))', [`connection-pair:${pair}`]);
  if (await areConnected(trx, invitation.inviterId, user.id))
    throw conflict('already-connected', 'You are connected already. There is nothing more to accept.');
  const row = await Connection.query(trx).patchAndFetchById(id, {
    inviteeId: user.id,
    state: 'accepted',
    // From now on there is a name for them.
    toSealed: await encryptRecipient(core, trx, invitation.inviterId, id, ''),
    emailHash: null,
    codeHash: null,
  });
  await ConnectionConsent.query(trx).insert({ connectionId: id, userId: user.id, wording });
  await core.audit.record(trx, {
    actor: user.id,
    action: 'connection.accepted',
    subject: invitation.inviterId,
    object: `connection:${id}`,
    detail: { wording },
  });
  await emitChange(core, trx, row);
  await mailPerson(core, trx, invitation.inviterId, answeredMail);
  return row;
};
