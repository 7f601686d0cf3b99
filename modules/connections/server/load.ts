import type { Knex } from 'knex';
import { raw } from 'objection';
import { notFound } from '#core/contract/errors';
import type { User } from '#core/contract/route';
import type { Core } from '#core/contract/server';
import { Connection } from './models';
import { hashOf } from './secrets';

/** Hash of the address that is proven to be the person's; null for one that is not. */
export const provenHash = async (core: Core, db: Knex, userId: string): Promise<string | null> => {
  const person = await core.people.contact(db, userId);
  return person?.emailProven ? hashOf(person.email) : null;
};

/**
 * Every connection and open invitation which a person has a part in: asked by them, opened by them, or sent to their proven address
 * (`emailHash`). What has expired or was sent by somebody they block is not there.
 */
export const concerning = (db: Knex, userId: string, emailHash: string | null) =>
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
export const visibleConnection = async (core: Core, db: Knex, user: User, id: string): Promise<Connection> => {
  const row = await concerning(db, user.id, await provenHash(core, db, user.id)).findOne({ id });
  if (!row) throw notFound('connection');
  return row;
};

/** A connection that stands or stood, for either side: what was read stays known to whom it belongs to. */
export const everConnected = async (db: Knex, userId: string, id: string): Promise<Connection> => {
  const row = await Connection.query(db)
    .where({ id })
    .whereIn('state', ['accepted', 'ended'])
    .where((side) => side.where({ inviter_id: userId }).orWhere({ invitee_id: userId }))
    .first();
  if (!row) throw notFound('connection');
  return row;
};

/** The other side of a connection. */
export const otherSide = (row: Connection, userId: string): string | null =>
  row.inviterId === userId ? row.inviteeId : row.inviterId;

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
 * An accepted connection, held until the end of the transaction: whoever ends it waits for the readings that have begun, and what begins
 * later finds the end. (Named locks are given in the order in which they are asked for.)
 */
export const holdAccepted = async (trx: Knex.Transaction, userId: string, id: string): Promise<Connection> => {
  await trx.raw('select pg_advisory_xact_lock_shared(hashtextextended(?, 0))', [lockName(id)]);
  const row = await Connection.query(trx)
    .where({ id, state: 'accepted' })
    .where((side) => side.where({ inviter_id: userId }).orWhere({ invitee_id: userId }))
    .first();
  if (!row) throw notFound('connection');
  return row;
};
