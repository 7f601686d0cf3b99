import type { Knex } from 'knex';
import { conflict, notFound } from '#core/contract/errors';
import type { User } from '#core/contract/route';
import type { Core } from '#core/contract/server';
import { block, isBlocked } from './blocks';
import { checkWording } from './invite';
import { sealTo } from './list';
import { lockConnection, now, provenHash } from './load';
import { Connection, ConnectionConsent } from './models';
import { hashOf, isCode } from './secrets';
import { answeredMail, mailTo, tellChange } from './tell';

/** Whether these two see each other already. */
const connected = (trx: Knex.Transaction, a: string, b: string): Promise<Connection | undefined> =>
  Connection.query(trx)
    .where({ state: 'accepted' })
    .where((pair) => pair.where({ inviter_id: a, invitee_id: b }).orWhere({ inviter_id: b, invitee_id: a }))
    .first()
    .execute();
const alreadyConnected = (): Error =>
  conflict('already-connected', 'You are connected already. There is nothing more to accept.');

/** Opens a link: from then on the invitation is this person's and nobody else's. Throws 404 for what is unknown, used, answered or too old. */
export const redeem = async (trx: Knex.Transaction, user: User, code: string): Promise<Connection> => {
  const found = isCode(code)
    ? await Connection.query(trx)
        .where({ code_hash: hashOf(code), state: 'invited' })
        .whereRaw('expires_at > now()')
        .forUpdate()
        .first()
    : undefined;
  if (!found || (found.inviteeId !== null && found.inviteeId !== user.id)) throw notFound('invitation');
  if (found.inviterId === user.id)
    throw conflict('own-invitation', 'This is your own invitation. Pass the link on to the person it is for.');
  if (await isBlocked(trx, user.id, found.inviterId)) throw notFound('invitation');
  if (found.inviteeId === user.id) return found;
  return Connection.query(trx).patchAndFetchById(found.id, { inviteeId: user.id });
};

/** The invitation, locked, if this person may answer it: it was asked of them, by whomever they do not block, and is still open. */
const toAnswer = async (core: Core, trx: Knex.Transaction, user: User, id: string): Promise<Connection> => {
  const row = await lockConnection(trx, id);
  if (row.inviterId === user.id)
    throw conflict('own-invitation', 'This is your own invitation. The other person answers it.');
  const theirs =
    row.inviteeId === null
      ? row.emailHash !== null && row.emailHash === (await provenHash(core, trx, user.id))
      : row.inviteeId === user.id;
  if (!theirs || (await isBlocked(trx, user.id, row.inviterId))) throw notFound('connection');
  return row;
};

/** Accepts, which is the second consent; accepting twice changes nothing. */
export const accept = async (
  core: Core,
  trx: Knex.Transaction,
  user: User,
  id: string,
  wording: number,
): Promise<Connection> => {
  checkWording(wording);
  const asked = await toAnswer(core, trx, user, id);
  if (asked.state === 'accepted') return asked;
  if (asked.state !== 'invited' || Date.parse(asked.expiresAt) <= Date.now()) throw notFound('connection');
  const inviter = await core.people.contact(trx, asked.inviterId);
  if (!inviter) throw notFound('connection');
  const pair = [asked.inviterId, user.id].toSorted().join(':');
  await trx.raw('select pg_advisory_xact_lock(hashtextextended(?, 0))', [`connection-pair:${pair}`]);
  if (await connected(trx, asked.inviterId, user.id)) throw alreadyConnected();
  const row = await Connection.query(trx).patchAndFetchById(id, {
    inviteeId: user.id,
    state: 'accepted',
    // From now on there is a name for them.
    toSealed: await sealTo(core, trx, asked.inviterId, id, ''),
    emailHash: null,
    codeHash: null,
  });
  await ConnectionConsent.query(trx).insert({ connectionId: id, userId: user.id, wording });
  await core.audit.record(trx, {
    actor: user.id,
    action: 'connection.accepted',
    subject: asked.inviterId,
    object: `connection:${id}`,
    detail: { wording },
  });
  await tellChange(core, trx, row);
  await mailTo(core, trx, asked.inviterId, answeredMail);
  return row;
};

/** Declines, and refuses everything else from this person if that is wished. Declining twice changes nothing. */
export const decline = async (
  core: Core,
  trx: Knex.Transaction,
  user: User,
  id: string,
  blocking: boolean,
): Promise<void> => {
  const asked = await toAnswer(core, trx, user, id);
  if (asked.state === 'accepted')
    throw conflict('already-accepted', 'You have accepted this invitation. End the connection instead.');
  if (blocking) await block(core, trx, user.id, asked.inviterId, asked.emailHash);
  if (asked.state !== 'invited') return;
  const row = await Connection.query(trx).patchAndFetchById(id, {
    inviteeId: user.id,
    state: 'declined',
    closedBy: 'invitee',
    closedAt: now(),
    emailHash: null,
    codeHash: null,
  });
  await tellChange(core, trx, row);
  await mailTo(core, trx, row.inviterId, answeredMail);
};
