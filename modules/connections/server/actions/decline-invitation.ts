import type { Knex } from 'knex';
import { conflict } from '#core/contract/errors';
import type { User } from '#core/contract/route';
import type { Core } from '#core/contract/server';
import { answeredMail } from '../mails';
import { Connection } from '../models/connection';
import { getInvitationToAnswer, now } from '../queries/connection';
import { blockPerson } from './block-person';
import { emitChange, mailPerson } from './notify';

/** Declines, and refuses everything else from this person if that is wished. Declining twice changes nothing. */
export const declineInvitation = async (
  core: Core,
  trx: Knex.Transaction,
  user: User,
  id: string,
  blocking: boolean,
): Promise<void> => {
  const invitation = await getInvitationToAnswer(core, trx, user, id);
  if (invitation.state === 'accepted')
    throw conflict('already-accepted', 'You have accepted this invitation. End the connection instead.');
  if (blocking) await blockPerson(core, trx, user.id, invitation.inviterId, invitation.emailHash);
  if (invitation.state !== 'invited') return;
  const row = await Connection.query(trx).patchAndFetchById(id, {
    inviteeId: user.id,
    state: 'declined',
    closedBy: 'invitee',
    closedAt: now(),
    emailHash: null,
    codeHash: null,
  });
  await emitChange(core, trx, row);
  await mailPerson(core, trx, row.inviterId, answeredMail);
};
