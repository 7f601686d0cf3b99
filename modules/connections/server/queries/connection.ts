import type { Knex } from 'knex';
import { raw } from 'objection';
import { conflict, notFound } from '#core/contract/errors';
import type { User } from '#core/contract/route';
import type { Core } from '#core/contract/server';
import { hashOf } from '../codes';
import { Connection } from '../models/connection';
import { isBlocked } from './blocks';

/** Hash of the person's address once it is verified; else null. */
export const findVerifiedHash = async (core: Core, db: Knex, userId: string): Promise<string | null> => {
  const person = await core.people.contact(db, userId);
  return person?.emailVerified ? hashOf(person.email) : null;
};

/**
 * Every connection and open invitation which a person has a part in: asked by them, opened by them, or sent to their verified address
 * (`emailHash`). What has expired or was sent by somebody they block is not there.
 */
export const queryVisible = (db: Knex, userId: string, emailHash: string | null) =>
  Connection.query(db)
    .whereIn('state', ['invited', 'accepted'])
    .whereRaw("(state = 'accepted' or expires_at > now())")
    .where((part) => {
      part.where({ inviter_id: userId }).orWhere((asked) => {
        asked
          .where((whom) => {
            whom.where({ invitee_id: userId });
            if (emailHash !== null)
              whom.orWhere((open) => open.whereNull('invitee_id').where({ email_hash: emailHash }));
          })
          .whereRaw(
            `(state = 'accepted' or not exists (select 1 from connection_blocks b where b.user_id = ? and b.blocked_id = connections.inviter_id))`,
            [userId],
          );
      });
    });

/** One of them by its id; whatever else there is does not exist for this person. */
export const getVisibleConnection = async (core: Core, db: Knex, user: User, id: string): Promise<Connection> => {
  const row = await queryVisible(db, user.id, await findVerifiedHash(core, db, user.id)).findOne({ id });
  if (!row) throw notFound('connection');
  return row;
};

/** A connection that stands or stood, for either side: what was read stays known to whom it belongs to. */
export const getEstablishedConnection = async (db: Knex, userId: string, id: string): Promise<Connection> => {
  const row = await Connection.query(db)
    .where({ id })
    .whereIn('state', ['accepted', 'ended'])
    .where((side) => side.where({ inviter_id: userId }).orWhere({ invitee_id: userId }))
    .first();
  if (!row) throw notFound('connection');
  return row;
};

/** The moment itself: that of the transaction's beginning may lie before what it waited for. */
export const now = () => raw('clock_timestamp()');

const lockName = (id: string): string => `connection:${id}`;

/** Keeps readings out until the end of the transaction, and reads the row as it is then. Before anything that changes a connection. */
export const lockConnection = async (trx: Knex.Transaction, id: string): Promise<Connection> => {
  await trx.raw('select pg_advisory_xact_lock(hashtextextended(?, 0))', [lockName(id)]);
  const row = await Connection.query(trx).findById(id).forUpdate();
  if (!row) throw notFound('connection');
  return row;
};

/**
 * An accepted connection, locked until the end of the transaction: ending it waits for the readings that have begun, and what begins
 * later finds the end. (Named locks are given in the order in which they are asked for.)
 */
export const lockAccepted = async (trx: Knex.Transaction, userId: string, id: string): Promise<Connection> => {
  await trx.raw('select pg_advisory_xact_lock_shared(hashtextextended(?, 0))', [lockName(id)]);
  const row = await Connection.query(trx)
    .where({ id, state: 'accepted' })
    .where((side) => side.where({ inviter_id: userId }).orWhere({ invitee_id: userId }))
    .first();
  if (!row) throw notFound('connection');
  return row;
};

/** The invitation, locked, if this person may answer it: it was sent to them, by somebody they do not block. Throws 404 otherwise. */
export const getInvitationToAnswer = async (
  core: Core,
  trx: Knex.Transaction,
  user: User,
  id: string,
): Promise<Connection> => {
  const row = await lockConnection(trx, id);
  if (row.inviterId === user.id)
    throw conflict('own-invitation', 'This is your own invitation. The other person answers it.');
  const isInvited =
    row.inviteeId === null
      ? row.emailHash !== null && row.emailHash === (await findVerifiedHash(core, trx, user.id))
      : row.inviteeId === user.id;
  if (!isInvited || (await isBlocked(trx, user.id, row.inviterId))) throw notFound('connection');
  return row;
};

/** Whether these two see each other already. */
export const areConnected = async (trx: Knex.Transaction, a: string, b: string): Promise<boolean> => {
  const row = await Connection.query(trx)
    .where({ state: 'accepted' })
    .where((pair) => pair.where({ inviter_id: a, invitee_id: b }).orWhere({ inviter_id: b, invitee_id: a }))
    .first();
  return row !== undefined;
};
