import type { Knex } from 'knex';
import type { Core, PersonalData } from '#core/contract/server';
import { endAllConnections } from './actions/end-all-connections';
import { Connection, ConnectionBlock, ConnectionConsent, ConnectionReading } from './models/connection';
import { decryptRecipient } from './queries/recipient';

const queryOf = (db: Knex, userId: string) =>
  Connection.query(db).where((side) => side.where({ inviter_id: userId }).orWhere({ invitee_id: userId }));

/** Everything that is kept about a person's connections; of others neither name nor address, but for what the person typed. */
const exportAll = async (core: Core, userId: string): Promise<object> => {
  const rows = await queryOf(core.db, userId).orderBy('created_at');
  const consents = await ConnectionConsent.query(core.db).where({ user_id: userId }).orderBy('given_at');
  const readings = await ConnectionReading.query(core.db).where({ owner_id: userId }).orderBy('at');
  const blocks = await ConnectionBlock.query(core.db).where({ user_id: userId }).orderBy('created_at');
  return {
    connections: await Promise.all(
      rows.map(async (row) => ({
        id: row.id,
        role: row.inviterId === userId ? 'invited' : 'was-invited',
        to: (row.inviterId === userId && (await decryptRecipient(core, core.db, row))) || null,
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

/** Ends them, so that the others are notified, and takes all of it away on both sides. */
const eraseAll = async (core: Core, trx: Knex.Transaction, userId: string): Promise<void> => {
  await endAllConnections(core, trx, userId);
  // Consents and readings go with them.
  await queryOf(trx, userId).delete();
  await ConnectionBlock.query(trx).where({ user_id: userId }).orWhere({ blocked_id: userId }).delete();
};

/** Connections with others: what became of them, by which words, who read, and who is refused. */
export const personalData = (core: Core): PersonalData => ({
  export: (userId) => exportAll(core, userId),
  erase: (trx, userId) => eraseAll(core, trx, userId),
});
