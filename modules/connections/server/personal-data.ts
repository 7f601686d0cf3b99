import type { Knex } from 'knex';
import type { Core } from '#core/contract/server';
import { leaveAll } from './end';
import { openTo } from './list';
import { Connection, ConnectionBlock, ConnectionConsent, ConnectionReading } from './models';

const ofPerson = (db: Knex, userId: string) =>
  Connection.query(db).where((side) => side.where({ inviter_id: userId }).orWhere({ invitee_id: userId }));

/** Everything that is kept about a person's connections; of others neither name nor address, but for what the person typed. */
export const exportConnections = async (core: Core, userId: string): Promise<object> => {
  const rows = await ofPerson(core.db, userId).orderBy('created_at');
  const consents = await ConnectionConsent.query(core.db).where({ user_id: userId }).orderBy('given_at');
  const readings = await ConnectionReading.query(core.db).where({ owner_id: userId }).orderBy('at');
  const blocks = await ConnectionBlock.query(core.db).where({ user_id: userId }).orderBy('created_at');
  return {
    connections: await Promise.all(
      rows.map(async (row) => ({
        id: row.id,
        role: row.inviterId === userId ? 'invited' : 'was-invited',
        to: (row.inviterId === userId && (await openTo(core, core.db, row))) || null,
        state: row.state,
        createdAt: row.createdAt,
        closedAt: row.closedAt,
      })),
    ),
    consents: consents.map((one) => ({
      connectionId: one.connectionId,
      wording: one.wording,
      givenAt: one.givenAt,
      withdrawnAt: one.withdrawnAt,
    })),
    readings: readings.map((one) => ({ connectionId: one.connectionId, at: one.at })),
    blocked: blocks.map((one) => ({ id: one.blockedId, since: one.createdAt })),
  };
};

/** Ends them, so that the others are told, and takes all of it away on both sides. */
export const eraseConnections = async (core: Core, trx: Knex.Transaction, userId: string): Promise<void> => {
  await leaveAll(core, trx, userId);
  // Consents and readings go with them.
  await ofPerson(trx, userId).delete();
  await ConnectionBlock.query(trx).where({ user_id: userId }).orWhere({ blocked_id: userId }).delete();
};
